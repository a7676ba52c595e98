"""`python -m laya_cuda` is the same as `laya-cuda`."""

from laya_cuda.cli import main

if __name__ == "__main__":
    main()
