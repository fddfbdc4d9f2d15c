// A file that grows by whole pieces.  The caller keeps the length up to which the file is good; bytes after
// it were written by a process that died before it saved the new length.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::app {

// Says what happens to bytes after the known end.
enum class Surplus : std::uint8_t {
  moved,    // to PATH.cut, for people to look at
  dropped,  // the same process wrote them and begins again
};

// Writes the bytes after the first `size` bytes of the file, or at its end if it is shorter, because somebody
// has taken the file away.  Returns the size of the file.  The bytes are on the disk when it returns.  Throws
// std::system_error.
std::int64_t append_behind(const std::string& path, std::int64_t size, std::string_view bytes,
                           Surplus surplus);

// Returns a word that distinguishes this directory from those of other nodes.  Creates the directory and the
// word if they do not exist.  Throws std::system_error.
std::string identity_of(const std::string& directory);

}  // namespace mt::server::app
