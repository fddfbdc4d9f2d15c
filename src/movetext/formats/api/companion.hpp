// Files that stand beside a file of records and belong to it: tables of names that its records point to by
// number.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace mt {

// How a companion is found: in the folder of the file, under the file's own name or one of `stems`, with this
// extension, all in any letter case.  The first of these names that is there counts.
struct Companion {
  std::string_view extension;               // with the dot
  std::span<const std::string_view> stems;  // names without an extension
  std::size_t most_bytes = 0;               // a larger file is not read
};

// A companion that was looked for.
struct CompanionFile {
  std::string path{};   // where it is, or if it was not found where a new one is written
  bool found = false;   // there is such a file
  std::string bytes{};  // all of it
  std::string fault{};  // why it could not be read, in words; empty: it could
};

}  // namespace mt
