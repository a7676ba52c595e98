#!/bin/sh
# Install nvcc from the Python packages that NVIDIA publishes: get_nvcc.sh DIR makes DIR a CUDA_HOME and prints its path.
# No root needed; about 300 MB on disk. Python 3 with pip, or uv, downloads the packages.
set -eu
[ $# -eq 1 ] && [ -n "$1" ] || { printf 'usage: get_nvcc.sh DIR\n' >&2; exit 2; }

# The compiler, its front end's headers, its optimiser, the static runtime, and the headers that cuda_bf16.h includes.
set -- "$1" 'nvidia-cuda-nvcc==13.0.88' 'nvidia-cuda-crt==13.0.88' 'nvidia-nvvm==13.0.88' \
  'nvidia-cuda-runtime==13.0.96' 'nvidia-cuda-cccl==13.0.85'

parent=$(dirname -- "$1")
mkdir -p -- "$parent"
home=$(cd -- "$parent" && pwd)/$(basename -- "$1")
shift
if [ -x "$home/bin/nvcc" ]; then
  printf '%s\n' "$home"
  exit 0
fi
[ ! -e "$home" ] || { printf 'get_nvcc.sh: %s exists and holds no nvcc; choose another directory\n' "$home" >&2; exit 1; }

work=$(mktemp -d -- "$home.XXXXXX")
trap 'rm -rf -- "$work"' EXIT
trap 'exit 130' HUP INT TERM
if python3 -m pip --version > /dev/null 2>&1; then
  python3 -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: --target "$work" "$@" >&2
elif command -v uv > /dev/null; then
  uv pip install --quiet --no-deps --only-binary :all: --target "$work" "$@" >&2
else
  printf 'get_nvcc.sh: neither pip nor uv is here\n' >&2
  exit 1
fi
# nvcc looks for libraries in lib64; the packages bring lib.
ln -s lib "$work/nvidia/cu13/lib64"
mv -- "$work/nvidia/cu13" "$home"
"$home/bin/nvcc" --version > /dev/null
printf '%s\n' "$home"
