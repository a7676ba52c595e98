# Shared by quickstart.sh and ci/test.sh.

say() { printf '[%3ds] %s\n' "$SECONDS" "$*"; }

fail() {
  printf 'error: %s\n' "$*" >&2
  exit 2
}

# A Python of 3.11 or later that can make virtual environments.
find_python() {
  local name
  for name in "${PYTHON:-}" python3.11 python3.12 python3.13 python3 python; do
    if [ -n "$name" ] && command -v "$name" >/dev/null &&
      "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s' "$name"
      return
    fi
  done
}

# make_venv DIR: a virtual environment, unless a working one is there.
make_venv() {
  local python
  if [ -x "$1/bin/python" ] && "$1/bin/python" -m pip --version >/dev/null 2>&1; then
    return
  fi
  python=$(find_python)
  [ -n "$python" ] || fail "no Python 3.11 or later with the venv module; install python3 and python3-venv, or set PYTHON"
  "$python" -m venv --clear "$1"
}
