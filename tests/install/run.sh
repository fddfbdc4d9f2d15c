#!/bin/sh
# run.sh BUILD_DIR SOURCE_DIR CXX CXX_FLAGS: installs into a directory of its own and builds a user of the library with
# find_package and with pkg-config.
set -eu
build=$1 source=$2 compiler=$3 flags=$4
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

cmake --install "$build" --prefix "$place/usr" >/dev/null
for file in bin/movetext libexec/movetext/movetext-server share/man/man1/movetext.1.gz share/man/man1/movetext-check.1.gz \
  share/doc/movetext/copyright share/doc/movetext/docs/commands.md share/doc/movetext/docs/images/chess.svg share/doc/movetext/LICENSE lib/sysusers.d/movetext.conf lib/systemd/system/movetext.service etc/movetext/server.toml \
  share/bash-completion/completions/movetext share/fish/vendor_completions.d/movetext.fish; do
  [ -s "$place/usr/$file" ] || { echo "not installed: $file"; exit 1; }
done

"$source/links.sh" "$place/usr/share/doc/movetext"

"$place/usr/bin/movetext" serve --print-config >/dev/null || { echo "movetext does not find movetext-server"; exit 1; }

[ -n "$(find "$place/usr/share/zsh" -name _movetext)" ] || { echo "not installed: _movetext"; exit 1; }

cmake -S "$source" -B "$place/cmake" -G Ninja -DCMAKE_PREFIX_PATH="$place/usr" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_C_FLAGS="$flags" >/dev/null
cmake --build "$place/cmake" >/dev/null
"$place/cmake/consumer" >/dev/null
"$place/cmake/count" "$source/../../examples/international.pdn" | grep -q '^international: 3 games' ||
  { echo "a program of the guide does not do what it says"; exit 1; }

PKG_CONFIG_PATH=$(dirname "$(find "$place/usr" -name movetext.pc)")
export PKG_CONFIG_PATH
# shellcheck disable=SC2046,SC2086  # lists of options
"$compiler" -std=c++20 $flags "$source/consumer.cpp" -o "$place/consumer" $(pkg-config --cflags --libs --static movetext)
LD_LIBRARY_PATH=$(dirname "$(find "$place/usr" -name 'libmovetext.so.*.*' | head -n 1)") "$place/consumer" >/dev/null

# As a part of another project, only the library is built, and nothing else is required.
mkdir "$place/whole"
cat >"$place/whole/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(whole LANGUAGES CXX)
include(FetchContent)
FetchContent_Declare(movetext SOURCE_DIR "$(dirname "$(dirname "$source")")")
FetchContent_MakeAvailable(movetext)
add_executable(consumer "$source/consumer.cpp")
target_link_libraries(consumer PRIVATE movetext::movetext)
END
cmake -S "$place/whole" -B "$place/whole/build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
! grep -qE 'movetext-server|mt_cli' "$place/whole/build/build.ninja" || { echo "a part of another project builds programs"; exit 1; }
echo "find_package, pkg-config and FetchContent work"
