// A file to which bytes are only appended. The caller stores the length of the valid part. A process that
// died before it saved the new length may have left bytes after this part.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::app {

// How append_behind() treats bytes after the valid part.
enum class Surplus : std::uint8_t {
  moved,    // to the file PATH.cut, so that they can be examined
  dropped,  // deleted, because this process wrote them in an attempt that failed
};

// Appends the bytes after the first `size` bytes of the file. If another program has shortened or removed the
// file, appends the bytes at the end of the file. Returns the new size of the file. When it returns, the
// bytes are on disk. Throws std::system_error.
std::int64_t append_behind(const std::string& path, std::int64_t size, std::string_view bytes,
                           Surplus surplus);

// Returns a word that identifies the directory: the directories of two nodes have different words. Creates
// the directory, and the file that contains the word, if they do not exist. Throws std::system_error.
std::string identity_of(const std::string& directory);

}  // namespace mt::server::app
