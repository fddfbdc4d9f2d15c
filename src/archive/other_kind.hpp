// Files that are no records in any format that is read: what they are, and what reads them.
//
//   if (const auto other = find_other_kind(first_bytes, path)) refuse(other->words);
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace mt::archive {

struct OtherKind {
  std::string words;  // "a match of eXtreme Gammon (.xg): save it there as text (.mat), which is read"
};

// By the first bytes of a file, decompressed and decoded.  The name is asked only what a file without any
// mark is that is no text.
std::optional<OtherKind> find_other_kind(std::string_view first_bytes, std::string_view path);

}  // namespace mt::archive
