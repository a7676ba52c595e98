#!/usr/bin/env bash
# From a fresh checkout to a table of answers: installs the package, builds its kernels, answers example requests.
#
#   ./quickstart.sh                      answers with the tiny example model
#   LAYA_CHECKPOINT=DIR ./quickstart.sh  answers with another checkpoint in the same layout
#
# Uses the GPU where there is one that the kernels support and nvcc to build them, the host otherwise, and says which.
set -euo pipefail
[ -z "${LAYA_CHECKPOINT:-}" ] || LAYA_CHECKPOINT=$(realpath -- "$LAYA_CHECKPOINT")
cd "$(dirname "${BASH_SOURCE[0]}")"
source ci/common.sh

checkpoint=${LAYA_CHECKPOINT:-examples/tiny}
[ -d "$checkpoint" ] || fail "no checkpoint at $checkpoint; set LAYA_CHECKPOINT to its directory"

if [ -n "${VIRTUAL_ENV:-}" ]; then
  python=$VIRTUAL_ENV/bin/python
else
  make_venv .venv
  python=.venv/bin/python
fi
say "installing the package into $(dirname "$(dirname "$python")")"
"$python" -m pip install --quiet --quiet .

# The capability to build for: the largest supported one that the GPU runs, or nothing.
build_capability() {
  local found supported=""
  command -v nvidia-smi >/dev/null || return 0
  found=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d '. \r') || return 0
  [[ $found =~ ^[0-9]+$ ]] || return 0
  for capability in 80 86 89 90 100 120; do
    [ "$capability" -le "$found" ] && supported=$capability
  done
  printf '%s' "$supported"
}

have_nvcc() {
  [ -n "${NVCC:-}" ] || [ -x "${CUDA_HOME:-/nonexistent}/bin/nvcc" ] || command -v nvcc >/dev/null
}

capability=$(build_capability)
if [ -n "$capability" ] && have_nvcc; then
  bundle=build/cuda
  build=(./build.sh "$bundle" "$capability")
  say "GPU of compute capability $capability: building the CUDA library"
elif [ -n "$capability" ]; then
  bundle=build/cpu
  build=(./build-cpu.sh "$bundle")
  say "a GPU, but no nvcc (see docs/building.md): building the host library"
else
  bundle=build/cpu
  build=(./build-cpu.sh "$bundle")
  say "no supported GPU: building the host library"
fi
if [ -f "$bundle/build-manifest.json" ] &&
  [ -z "$(find kernels generated build.sh build-cpu.sh -newer "$bundle/build-manifest.json" -print -quit)" ]; then
  say "$bundle is up to date"
else
  "${build[@]}"
fi

say "answering examples/requests.jsonl"
"$(dirname "$python")/laya-cuda" decide "$checkpoint" examples/requests.jsonl --bundle "$bundle" --format table
