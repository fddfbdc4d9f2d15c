# Gives a test of the program a directory of its own, which is removed at the end. Scripts source this file.
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
cd "$here" || exit 1
fail() {
  echo "$0: $*" >&2
  exit 1
}
