#!/bin/sh
# Build the CPU library: build-cpu.sh OUT writes OUT/liblaya_cpu.so and OUT/build-manifest.json.
# Needs a C11 compiler, nothing else: CC names it, else cc, gcc or clang. LAYA_CPU_ARCH replaces "native" in -march.
set -eu
program=build-cpu.sh

[ $# -eq 1 ] && [ -n "$1" ] || { printf 'usage: build-cpu.sh OUT\n' >&2; exit 2; }

here=$(dirname -- "$0")
root=$(cd -- "$here" && pwd -P)
. "$root/kernels/build_common.sh"

sources='kernels/laya_cuda.h kernels/kernel_table.h kernels/dispatch.h kernels/runtime_cpu.c kernels/exports.map
kernels/tile_cpu.h generated/laya_ops.h generated/laya_ops.inc generated/cpu/generated.c'
abi_version=2
tilelang_version=$(read_line generated/tilelang_version.txt)
arch=${LAYA_CPU_ARCH:-native}

compiler_path=
for name in ${CC:-cc gcc clang}; do
  if compiler_path=$(command -v -- "$name"); then break; fi
done
[ -n "$compiler_path" ] || fail "no C compiler found (${CC:-cc, gcc, clang}); set CC or install gcc"
case $compiler_path in /*) ;; *) compiler_path=$(pwd)/$compiler_path ;; esac
compiler=$("$compiler_path" --version) || fail "$compiler_path --version does not run"
compiler=${compiler%%
*}

enter_work "$1"
# shellcheck disable=SC2086  # the lists are split on purpose; none of their words has a space
{
  hash_sources $sources
  write_build_info cpu f32 "$(json_list "$arch")" "$(json_list cpu)" "$compiler"
}

# Sums may be reassociated, which is what lets a compiler vectorise them; NaN and infinity keep their meaning.
compile() { # unit, source
  set -- "$1" -std=c11 -O3 -march="$arch" -funroll-loops -fassociative-math -fno-signed-zeros -fno-trapping-math \
    -fno-math-errno -ffp-contract=fast -fPIC -fvisibility=hidden -pthread -Isrc/kernels -Isrc/generated -I. \
    -c "src/$2" -o "$1.o"
  unit=$1
  shift
  "$compiler_path" "$@" > "$unit.log" 2>&1 &
  jobs="$jobs $!"
  note cc "$@"
}
compile generated generated/cpu/generated.c
compile runtime kernels/runtime_cpu.c

failed=
for unit in generated runtime; do
  job=${jobs# }
  job=${job%% *}
  wait "$job" || failed="$failed $unit"
  jobs=${jobs#" $job"}
  [ ! -s "$unit.log" ] || cat "$unit.log" >&2
done
[ -z "$failed" ] || fail "the C compiler failed on:$failed"

set -- -shared -pthread -Wl,--version-script=src/kernels/exports.map -Wl,--strip-all -Wl,-z,defs -Wl,-z,nodelete \
  -o liblaya_cpu.so generated.o runtime.o -lm
"$compiler_path" "$@" || fail 'linking failed'
note cc "$@"

publish liblaya_cpu.so cpu "$compiler" ''
