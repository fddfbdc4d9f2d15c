// Names files that are no records in any format that is read: what they are, and what reads them.
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

// Recognises a file by its first bytes, decompressed and decoded.  The name decides only for a file that is
// no text and has no mark of its own.
std::optional<OtherKind> find_other_kind(std::string_view first_bytes, std::string_view path);

}  // namespace mt::archive
