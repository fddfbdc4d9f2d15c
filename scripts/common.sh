# Shared by ./run, ./test and .ci/run: what is missing is installed, what has changed is built.  Everything it says goes
# to standard error.  Expects $root, the checkout.

# Debian keeps engines where the path of root does not lead.
case ":$PATH:" in
  *:/usr/games:*) ;;
  *) PATH=$PATH:/usr/games && export PATH ;;
esac

say() {
  printf '%s\n' "$*" >&2
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    say "not root and no sudo: please run: $*"
    return 1
  fi
}

# install_packages USE...: the rows of packaging/packages.txt for these uses, when Debian's tools are there and a package
# is missing.  Elsewhere the compiler and CMake say what they lack.
install_packages() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  missing=
  for use in "$@"; do
    for package in $(sed -n "s/^$use //p" "$root/packaging/packages.txt"); do
      [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
    done
  done
  [ -n "$missing" ] || return 0
  say "installing:$missing"
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
    say "not root and no sudo: please run: apt-get update; apt-get install --no-install-recommends$missing"
    return 1
  fi
  apt_get update -qq
  # shellcheck disable=SC2086  # a list of package names
  apt_get install -y -qq --no-install-recommends $missing
}

# apt_get WORDS...: apt-get, which waits for another one that is at work, as the updates of a fresh Debian are.  The option
# makes it wait for the lock of dpkg; it gives up at once at the lock of the lists of packages, so that is tried again.
apt_get() {
  log=$(mktemp)
  patience=300  # seconds
  until as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -o DPkg::Lock::Timeout=$patience "$@" >"$log" 2>&1; do
    if [ $patience -gt 0 ] && grep -qE 'Could not get lock|Unable to (acquire|lock)' "$log"; then
      [ $patience -lt 300 ] || say "waiting for another apt-get"
      sleep 5
      patience=$((patience - 5))
    else
      cat "$log" >&2
      rm -f "$log"
      return 1
    fi
  done
  cat "$log" >&2
  rm -f "$log"
}

# build_preset NAME [TARGETS [OPTION]]: configures when needed and builds; with an option of CMake the tree is made to have
# it.
build_preset() {
  tree="$root/build/$1"
  # A build tree knows its checkout by absolute path: one that was moved here is made anew.
  if [ -f "$tree/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$tree/CMakeCache.txt"; then
    rm -rf "$tree"
  fi
  wanted=${3:-}
  has=$(echo "$wanted" | sed 's/^-D//; s/=/:BOOL=/')
  if [ ! -f "$tree/build.ninja" ] || { [ -n "$wanted" ] && ! grep -qxF "$has" "$tree/CMakeCache.txt"; }; then
    (cd "$root" && cmake --preset "$1" ${wanted:+"$wanted"}) >&2
  fi
  # shellcheck disable=SC2086  # a list of targets
  cmake --build "$tree" ${2:+--target $2} >&2
}
