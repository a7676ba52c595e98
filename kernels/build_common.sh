# What build.sh and build-cpu.sh share. Sourced by them, from a POSIX shell; calls nothing but coreutils.
#
# A build runs in a new directory inside OUT, where `src` is a link to the checkout. So every path in a command is
# relative, the bytes of the result depend neither on OUT nor on where the checkout lies, and the finished files reach
# OUT by a rename.

fail() { # message: one line on standard error, exit 1
  printf '%s: %s\n' "$program" "$1" >&2
  exit 1
}

json() { # text: print it as a JSON string
  json_rest=$1
  json_text=
  while [ -n "$json_rest" ]; do
    json_tail=${json_rest#?}
    json_char=${json_rest%"$json_tail"}
    case $json_char in
      '"' | '\') json_text=$json_text\\$json_char ;;
      *) json_text=$json_text$json_char ;;
    esac
    json_rest=$json_tail
  done
  printf '"%s"' "$json_text"
}

json_list() { # texts: print them as a JSON array of strings
  list_comma=
  printf '['
  for list_item in "$@"; do
    printf '%s' "$list_comma"
    json "$list_item"
    list_comma=', '
  done
  printf ']'
}

discard() { # remove what an unfinished build left
  for job in $jobs; do kill "$job" 2>/dev/null; done
  wait
  cd / && rm -rf -- "$work"
  if [ -n "$made_out" ]; then rmdir -- "$out" 2>/dev/null; fi
  return 0
}

enter_work() { # out: make the directory of this build, set out and work, go there
  made_out=
  jobs=
  [ -d "$1" ] || made_out=1
  mkdir -p -- "$1" 2>/dev/null || fail "cannot make the directory $1"
  out=$(cd -- "$1" && pwd) || fail "cannot enter the directory $1"
  work=$(mktemp -d -- "$out/.build.XXXXXX" 2>/dev/null) || fail "cannot write in the directory $1"
  trap 'status=$?; trap - EXIT HUP INT TERM; discard; exit $status' EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  cd -- "$work" || fail "cannot enter the directory $work"
  ln -s -- "$root" src
  : > commands
}

note() { # command: append it to the list for the manifest
  { [ -s commands ] && printf ',\n    ' || printf '    '; json_list "$@"; } > command.new
  cat command.new >> commands
  rm command.new
}

hash_sources() { # files, relative to the checkout: write sources.json, the members of a JSON object
  hash_comma=
  for source in "$@"; do
    [ -f "src/$source" ] || fail "$source is missing from the checkout"
    hash=$(sha256sum -- "src/$source") || fail "cannot read $source"
    printf '%s    %s: "%s"' "$hash_comma" "$(json "$source")" "${hash%% *}"
    hash_comma=',
'
  done > sources.json
  printf '\n' >> sources.json
}

write_build_info() { # backend, act, architectures and targets as JSON, compiler: write build_info.h
  {
    printf '{"abi_version": %s, "backend": "%s",\n' "$abi_version" "$1"
    printf '"storage": {"act": "%s"},\n' "$2"
    printf '"architectures": %s, "targets": %s,\n' "$3" "$4"
    printf '"compiler": %s, "tilelang": %s,\n' "$(json "$5")" "$(json "$tilelang_version")"
    printf '"sources": {\n'
    cat sources.json
    printf '}}\n'
  } > build_info.json
  {
    printf '#define LAYA_BUILD_INFO'
    while IFS= read -r info_line; do printf ' \\\n  %s' "$(json "$info_line")"; done < build_info.json
    printf '\n'
  } > build_info.h
}

publish() { # library, backend, compiler, further members of the manifest: move the results to OUT
  hash=$(sha256sum -- "$1") || fail "cannot read $1"
  {
    printf '{\n  "library": "%s",\n  "sha256": "%s",\n' "$1" "${hash%% *}"
    printf '  "abi_version": %s,\n  "backend": "%s",\n%s' "$abi_version" "$2" "$4"
    printf '  "compiler": %s,\n  "commands": [\n' "$(json "$3")"
    cat commands
    printf '\n  ],\n  "sources": {\n'
    cat sources.json
    printf '  }\n}\n'
  } > build-manifest.json
  # The manifest goes first and comes last: at no moment does one describe another build's library.
  rm -f -- "$out/build-manifest.json"
  mv -f -- "$1" "$out/$1" || fail "cannot write $out/$1"
  mv -f -- build-manifest.json "$out/build-manifest.json" || fail "cannot write $out/build-manifest.json"
  made_out=
}

read_line() { # file in the checkout: print its first line
  read_text=
  [ -f "$root/$1" ] || fail "$1 is missing from the checkout"
  IFS= read -r read_text < "$root/$1" || [ -n "$read_text" ] || fail "$1 is empty"
  printf '%s' "$read_text"
}
