"""The sections of ci/gpu_engine.py, one file a section; each runs in processes of its own."""
