// Kinds of files that cannot be read: what they are, and which program can read them. A family lists those of
// programs for its games, so that the error message can be more helpful than "no record is in it".
#pragma once
#include <string_view>

namespace mt {

// Files of the kind are recognised by one of the last four members; the others are empty.
struct ForeignFile {
  std::string_view what;    // "a match of BGBlitz (.bgf)"
  std::string_view advice;  // "BGBlitz exports it as .mat, and this is read"

  std::string_view mark{};                                     // their first bytes
  bool (*has_header)(std::string_view first_bytes) = nullptr;  // whether their first bytes look so
  bool (*is_text)(std::string_view text) = nullptr;            // a text, without a tag pair in it
  std::string_view extension{};                                // of binary files, recognised by name alone
};

}  // namespace mt
