// Files that accompany a file of records: tables of names that its records refer to by number.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace mt {

// How a companion is found. It is in the folder of the record file, has this extension, and has the record
// file's own name or one of `stems`; the case of letters does not matter. The first file found is used.
struct Companion {
  std::string_view extension;               // with the dot
  std::span<const std::string_view> stems;  // names without an extension
  std::size_t most_bytes = 0;               // a larger file is not read
};

// The result of the search for a companion.
struct CompanionFile {
  std::string path{};   // path of the file found, or of the file to create if none was found
  bool found = false;   // the file exists
  std::string bytes{};  // its whole content
  std::string fault{};  // why the file could not be read, in words; empty if it could be read
};

}  // namespace mt
