// Files that accompany a file of records: tables of names that its records refer to by number.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace mt {

// How a companion is found: in the folder of the file, under the file's own name or one of `stems`, with this
// extension, all in any letter case. The first existing file is used.
struct Companion {
  std::string_view extension;               // with the dot
  std::span<const std::string_view> stems;  // names without an extension
  std::size_t most_bytes = 0;               // a larger file is not read
};

// The result of looking for a companion.
struct CompanionFile {
  std::string path{};   // where it is, or where to create it if it was not found
  bool found = false;   // the file exists
  std::string bytes{};  // its whole content
  std::string fault{};  // why it could not be read, in words; empty if it could be
};

}  // namespace mt
