// Identifies files in unsupported formats: names the kind of file, and the program that reads it.
//
//   if (const auto other = find_other_kind(first_bytes, path)) refuse(other->words);
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace mt::archive {

struct OtherKind {
  std::string words;  // "a match of BGBlitz (.bgf), which is not read: BGBlitz exports it as .mat"
};

// Identifies a file by its first bytes, which must be decompressed and decoded. The name matters only for a
// binary file without a known signature.
std::optional<OtherKind> find_other_kind(std::string_view first_bytes, std::string_view path);

}  // namespace mt::archive
