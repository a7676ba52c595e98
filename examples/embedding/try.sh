#!/bin/sh
# Run the example of docs/embedding.md: try.sh OUT [cuda|cpu] [CHECKPOINT]
#
# Builds the library into OUT where LAYA_CUDA_BUNDLE names none, exports a plan, builds the C program, and compares the
# logits of the engine, of the C program and of the PyTorch program, digit by digit. On a GPU, unless "cpu" is given.
set -eu

[ $# -ge 1 ] && [ $# -le 3 ] && [ -n "$1" ] || { printf 'usage: try.sh OUT [cuda|cpu] [CHECKPOINT]\n' >&2; exit 2; }
here=$(cd -- "$(dirname -- "$0")" && pwd -P)
root=$(cd -- "$here/../.." && pwd -P)
mkdir -p -- "$1"
out=$(cd -- "$1" && pwd -P)
python=${PYTHON:-python3}
export PYTHONPATH="$root${PYTHONPATH:+:$PYTHONPATH}"
for module in laya_cuda.engine torch; do
  "$python" -c "import $module" >/dev/null 2>&1 || {
    printf 'try.sh: %s cannot import %s: install this project and PyTorch for it, or name another one in PYTHON\n' \
      "$python" "${module%%.*}" >&2
    exit 2
  }
done

gpu=
if command -v nvidia-smi >/dev/null 2>&1; then
  gpu=$(nvidia-smi --query-gpu=name --format=csv,noheader 2>/dev/null | head -n 1) || gpu=
fi
if [ $# -ge 2 ]; then kind=$2; elif [ -n "$gpu" ]; then kind=cuda; else kind=cpu; fi
checkpoint=${3:-$root/examples/tiny}
nvcc=${NVCC:-${CUDA_HOME:+$CUDA_HOME/bin/}nvcc}

bundle=${LAYA_CUDA_BUNDLE:-$out/$kind}
case $kind in
  cuda)
    if [ ! -f "$bundle/build-manifest.json" ]; then
      cc=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)
      "$root/build.sh" "$bundle" "$cc"
    fi
    ;;
  cpu) [ -f "$bundle/build-manifest.json" ] || "$root/build-cpu.sh" "$bundle" ;;
  *) printf 'try.sh: unknown kind %s; use cuda or cpu\n' "$kind" >&2; exit 2 ;;
esac
bundle=$(cd -- "$bundle" && pwd -P)
checkpoint=$(cd -- "$checkpoint" && pwd -P)

"$python" -m laya_cuda export "$checkpoint" "$out/plan" --rows 256 --seqs 4 --bundle "$bundle" ${gpu:+--gpu "$gpu"}

cd -- "$here"
if [ "$kind" = cuda ]; then
  "$nvcc" -O2 -I../../kernels embed.c laya_plan.c request.c own_kernel.cu \
    -L"$bundle" -llaya_cuda -Xlinker -rpath="$bundle" -o "$out/embed"
else
  cc -O2 -I../../kernels embed_cpu.c laya_plan.c request.c -L"$bundle" -llaya_cpu -Wl,-rpath,"$bundle" -o "$out/embed"
fi

"$python" make_request.py "$checkpoint" "$bundle" "$out/request.txt" > "$out/engine.out"
"$out/embed" "$out/plan" "$out/request.txt" > "$out/c.out"
"$python" embed_torch.py "$checkpoint" "$bundle" > "$out/torch.out"

lines=$(wc -l < "$out/engine.out")
printf 'engine   %s lines of logits on %s\n' "$((lines))" "$kind"
failed=
for name in c torch; do
  if cmp -s "$out/engine.out" "$out/$name.out"; then
    printf '%-8s the same, digit by digit\n' "$name"
  else
    printf '%-8s differs from the engine: compare %s with %s\n' "$name" "$out/$name.out" "$out/engine.out"
    failed=1
  fi
done
[ -z "$failed" ]
