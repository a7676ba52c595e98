#!/bin/sh
# Build the CUDA library: build.sh OUT CC writes OUT/liblaya_cuda.so and OUT/build-manifest.json.
# CC is the compute capability of the GPU. Needs nvcc and the host compiler it calls, nothing else (docs/building.md).
set -eu
program=build.sh

# capability: machine code of the portable kernels, PTX of the portable kernels, further targets
#   90        none (the sm_90a kernels stand in), compute_80, sm_90a as machine code
#   others    sm_CC, compute_80
supported='80 86 89 90 100 120'

usage="usage: build.sh OUT CC, with CC one of: $supported"
[ $# -eq 2 ] && [ -n "$1" ] || { printf '%s\n' "$usage" >&2; exit 2; }
cc=$2
known=
for capability in $supported; do [ "$cc" != "$capability" ] || known=1; done
[ -n "$known" ] || {
  printf '%s: compute capability %s is not supported; supported: %s\n' "$program" "$cc" "$supported" >&2
  exit 2
}

here=$(dirname -- "$0")
root=$(cd -- "$here" && pwd -P)
. "$root/kernels/build_common.sh"

common_sources='kernels/laya_cuda.h kernels/kernel_table.h kernels/dispatch.h kernels/runtime.cu kernels/exports.map
kernels/tile.cuh kernels/tile/types.cuh kernels/tile/sync.cuh kernels/tile/tma.cuh kernels/tile/wgmma.cuh
kernels/tile/mma.cuh kernels/tile/ours.cuh kernels/tile/reduce.cuh generated/laya_ops.h generated/laya_ops.inc
generated/portable/generated.cu'

ptx='-gencode arch=compute_80,code=compute_80'
case $cc in
  90)
    sources="$common_sources generated/sm_90a/generated.cu"
    units='sm_90a portable runtime'
    targets='sm_90a portable'
    architectures='sm_90a compute_80'
    portable_code=$ptx
    ;;
  *)
    sources=$common_sources
    units='portable runtime'
    targets='portable'
    architectures="sm_$cc compute_80"
    portable_code="-gencode arch=compute_$cc,code=sm_$cc $ptx"
    ;;
esac
abi_version=2
tilelang_version=$(read_line generated/tilelang_version.txt)

# nvcc: NVCC, then CUDA_HOME, then PATH.
missing='set NVCC or CUDA_HOME, or install the CUDA toolkit (12.8 or later), for instance by ci/get_nvcc.sh DIR'
if [ -n "${NVCC:-}" ]; then
  nvcc=$(command -v -- "$NVCC") || fail "NVCC is $NVCC, which is not a program; $missing"
elif [ -n "${CUDA_HOME:-}" ] && [ -x "$CUDA_HOME/bin/nvcc" ]; then
  nvcc=$CUDA_HOME/bin/nvcc
else
  nvcc=$(command -v nvcc) || fail "nvcc not found; $missing"
fi
case $nvcc in /*) ;; *) nvcc=$(pwd)/$nvcc ;; esac
# nvcc looks for its toolkit beside the name it was called by, so a link to it has to be followed.
linked=$(readlink -f -- "$nvcc" 2>/dev/null) || linked=$nvcc
case $linked in */nvcc) nvcc=$linked ;; esac
host=$(command -v "${CXX:-g++}") || fail "the host compiler ${CXX:-g++} was not found; set CXX or install g++"
case $host in /*) ;; *) host=$(pwd)/$host ;; esac

version=$("$nvcc" --version) || fail "$nvcc --version does not run"
case $version in
  *', V'*) version=${version##*', V'} version=${version%%[!0-9.]*} ;;
  *) fail "$nvcc --version names no version" ;;
esac
major=${version%%.*}
minor=${version#*.} minor=${minor%%.*}
[ "$major" -gt 12 ] || { [ "$major" -eq 12 ] && [ "$minor" -ge 8 ]; } ||
  fail "nvcc $version is too old: 12.8 or later is needed"
compiler="nvcc $version"

enter_work "$1"
# shellcheck disable=SC2086  # the lists are split on purpose; none of their words has a space
{
  hash_sources $sources
  write_build_info cuda f16 "$(json_list $architectures)" "$(json_list $targets)" "$compiler"
}
{
  printf '#define LAYA_TARGETS(X)'
  for target in $targets; do printf ' X(%s)' "$target"; done
  printf '\n'
} >> build_info.h

# Warnings 177, 550, 1046: TileLang leaves unused variables behind and prints f32 constants with the digits of a double.
# The manifest and the log show "nvcc" and "g++": where they lie is this machine's business.
compile() { # unit, source, code: start a compiler in the background
  unit=$1 source=$2
  shift 2
  set -- -ccbin "$host" -O3 -std=c++17 -diag-suppress 177,550,1046 -Xcompiler -fPIC,-fvisibility=hidden \
    -Isrc/kernels -Isrc/generated -I. --keep --keep-dir "$unit" "$@" -c "src/$source" -o "$unit.o"
  mkdir "$unit"
  "$nvcc" "$@" > "$unit.log" 2>&1 &
  jobs="$jobs $!"
  shift 2
  note nvcc -ccbin g++ "$@"
}

# shellcheck disable=SC2086
for unit in $units; do
  case $unit in
    sm_90a) compile sm_90a generated/sm_90a/generated.cu -gencode arch=compute_90a,code=sm_90a ;;
    portable) compile portable generated/portable/generated.cu $portable_code ;;
    runtime) compile runtime kernels/runtime.cu $ptx ;;
  esac
done

failed=
for unit in $units; do
  job=${jobs# }
  job=${job%% *}
  wait "$job" || failed="$failed $unit"
  jobs=${jobs#" $job"}
  [ ! -s "$unit.log" ] || cat "$unit.log" >&2
done
[ -z "$failed" ] || fail "nvcc failed on:$failed"

objects=
for unit in $units; do objects="$objects $unit.o"; done
# shellcheck disable=SC2086
set -- -ccbin "$host" -shared -cudart static --no-device-link -Xlinker --version-script=src/kernels/exports.map \
  -Xlinker --exclude-libs,ALL -Xlinker --strip-all -Xlinker -z,defs -Xlinker -z,nodelete \
  -o liblaya_cuda.so $objects
"$nvcc" "$@" || fail 'linking failed'
shift 2
note nvcc -ccbin g++ "$@"

publish liblaya_cuda.so cuda "$compiler" "  \"cc\": $cc,
"
