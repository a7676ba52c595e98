"""The check of CUDA backend directories: what a manifest declares, what a build makes, what a GPU run shows."""
