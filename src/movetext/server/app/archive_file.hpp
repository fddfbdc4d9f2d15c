// A file that is only appended to.  The caller stores the length up to which the file is valid; bytes after
// it were written by a process that died before it saved the new length.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::app {

// How to treat bytes after the known end.
enum class Surplus : std::uint8_t {
  moved,    // to PATH.cut, for inspection
  dropped,  // the same process wrote them and is retrying
};

// Writes the bytes after the first `size` bytes of the file, or at its end if it is shorter, because another
// program has removed the file.  Returns the size of the file.  The bytes are on disk when it returns.
// Throws std::system_error.
std::int64_t append_behind(const std::string& path, std::int64_t size, std::string_view bytes,
                           Surplus surplus);

// Returns a word that distinguishes this directory from those of other nodes.  Creates the directory and the
// word if they do not exist.  Throws std::system_error.
std::string identity_of(const std::string& directory);

}  // namespace mt::server::app
