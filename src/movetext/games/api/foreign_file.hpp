// Kinds of files that cannot be read: what they are, and which program can read them. A family lists the
// files of programs for its games, so that an error message can say more than "no record is in it".
#pragma once
#include <string_view>

namespace mt {

// One of the last four members recognises files of this kind; the other three are empty.
struct ForeignFile {
  std::string_view what;    // "a match of BGBlitz (.bgf)"
  std::string_view advice;  // "BGBlitz exports it as .mat, and this is read"

  std::string_view mark{};  // the first bytes of every file of this kind
  // Returns whether a file with these first bytes is of this kind.
  bool (*has_header)(std::string_view first_bytes) = nullptr;
  // Returns whether a text without tag pairs is of this kind.
  bool (*is_text)(std::string_view text) = nullptr;
  std::string_view extension{};  // extension of binary files that can be recognised only by their name
};

}  // namespace mt
