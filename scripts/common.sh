# Functions shared by ./run, ./test and .ci/run: they install missing packages and build what has changed. All
# messages go to standard error. $root must be the checkout.

# Debian installs engines in a folder that is not in the PATH of root.
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

# install_packages USE...: on Debian, installs the missing packages of the rows of packaging/packages.txt for
# these uses. On other systems, the compiler and CMake report what is missing.
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

# apt_get WORDS...: runs apt-get, and waits if another apt-get is running (the updates of a fresh Debian, for
# example). An option makes apt-get wait for the lock of dpkg. For the lock of the package lists apt-get fails
# at once, so it is run again.
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

# install_modules: installs the modules of tests/npm/package.json in build/npm, where the tests look for them. The npm
# of other sources than Debian comes with node, so the package is installed only where npm is missing.
install_modules() {
  modules="$root/build/npm"
  if cmp -s "$root/tests/npm/package.json" "$modules/package.json" && [ -d "$modules/node_modules" ]; then
    return 0
  fi
  command -v npm >/dev/null 2>&1 || install_packages npm || return 1
  say "installing modules of npm"
  mkdir -p "$modules"
  cp "$root/tests/npm/package.json" "$modules/package.json"
  if (cd "$modules" && npm install --ignore-scripts --no-audit --no-fund --no-package-lock --silent) >&2; then
    return 0
  fi
  rm -f "$modules/package.json"  # so that the next call tries again
  return 1
}

# build_preset NAME [TARGETS [OPTION]]: configures the build tree if necessary, and builds the targets. OPTION
# is a CMake option that the tree must have.
build_preset() {
  tree="$root/build/$1"
  # A build tree contains the absolute path of its checkout. If the checkout was moved, the tree is made
  # again.
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
