// A file that grows by whole pieces.  Somebody else keeps in mind up to where it is good: what stands behind
// that was written by a process that died before it could say so.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::app {

// What is done with bytes behind the known end.
enum class Surplus : std::uint8_t {
  moved,    // to PATH.cut, where they are looked at by people
  dropped,  // they are of the same process, which begins again
};

// Puts the bytes behind the first `size` ones, or behind a shorter file: somebody has taken the other one
// away.  They are on the disk when it returns, with the size of the file.  Throws std::system_error.
std::int64_t append_behind(const std::string& path, std::int64_t size, std::string_view bytes,
                           Surplus surplus);

// A word that tells this directory from those of other nodes; both are made where they are not there.
// Throws std::system_error.
std::string identity_of(const std::string& directory);

}  // namespace mt::server::app
