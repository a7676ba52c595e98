#!/usr/bin/env bash
# Set up an environment from nothing and run every check that needs no GPU.
#
#   ./ci/test.sh              everything
#   ./ci/test.sh -k bundle    arguments go to pytest
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source ci/common.sh

make_venv .venv-ci
# shellcheck disable=SC1091
source .venv-ci/bin/activate
say "installing"
python -m pip install --quiet --quiet --editable '.[dev]'

if [ -z "${NVCC:-}" ] && [ ! -x "${CUDA_HOME:-/nonexistent}/bin/nvcc" ] && ! command -v nvcc >/dev/null; then
  say "no nvcc here: getting one"
  ci/get_nvcc.sh .cache/nvcc
  export CUDA_HOME=$PWD/.cache/nvcc
fi

say "style of Python"
ruff check .
ruff format --check .
say "types"
mypy
say "style of C and CUDA"
find kernels examples tests/gpu -type f \( -name '*.h' -o -name '*.cuh' -o -name '*.cu' -o -name '*.c' \) -print0 |
  xargs -0 clang-format --dry-run -Werror
say "generated source is what the generator writes"
regenerate-kernels --check
say "compile matrix"
python -m ci.compile_matrix --out .cache/matrix
say "backend contract, tiers 1 and 2"
python -m ci.contract --tier 2 --builds .cache/matrix
say "tests"
python -m pytest "$@"
say "all checks passed"
