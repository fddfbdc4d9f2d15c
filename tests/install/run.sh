#!/bin/sh
# run.sh BUILD_DIR SOURCE_DIR CXX CXX_FLAGS: installs into a directory of its own and builds a user of the library with
# find_package and with pkg-config.
set -eu
build=$1 source=$2 compiler=$3 flags=$4
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

cmake --install "$build" --prefix "$place/usr" >/dev/null
for file in bin/movetext libexec/movetext/movetext-server share/man/man1/movetext.1.gz share/man/man1/movetext-check.1.gz \
  share/doc/movetext/copyright share/doc/movetext/docs/commands.md lib/sysusers.d/movetext.conf lib/systemd/system/movetext.service etc/movetext/server.toml \
  share/bash-completion/completions/movetext share/fish/vendor_completions.d/movetext.fish; do
  [ -s "$place/usr/$file" ] || { echo "not installed: $file"; exit 1; }
done

"$place/usr/bin/movetext" verify --help >/dev/null || { echo "movetext does not find movetext-server"; exit 1; }

[ -n "$(find "$place/usr/share/zsh" -name _movetext)" ] || { echo "not installed: _movetext"; exit 1; }

cmake -S "$source" -B "$place/cmake" -G Ninja -DCMAKE_PREFIX_PATH="$place/usr" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_CXX_FLAGS="$flags" >/dev/null
cmake --build "$place/cmake" >/dev/null
"$place/cmake/consumer" >/dev/null

PKG_CONFIG_PATH=$(dirname "$(find "$place/usr" -name movetext.pc)")
export PKG_CONFIG_PATH
# shellcheck disable=SC2046,SC2086  # lists of options
"$compiler" -std=c++20 $flags "$source/consumer.cpp" -o "$place/consumer" $(pkg-config --cflags --libs --static movetext)
"$place/consumer" >/dev/null
echo "find_package and pkg-config both work"
