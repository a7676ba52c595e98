"""One kernel family a file. Every program is written once and lowered for each target of `target.py`."""
