// Kinds of files that are not read: what they are, and what reads them.  A family has a list of those that
// programs for its games write, so that a user who gives one of them is told more than "no record is in it".
#pragma once
#include <string_view>

namespace mt {

// One member of the last four says how files of the kind are known; the others are empty.
struct ForeignFile {
  std::string_view what;    // "a match of BGBlitz (.bgf)"
  std::string_view advice;  // "BGBlitz exports it as .mat, and this is read"

  std::string_view mark{};                                     // their first bytes
  bool (*has_header)(std::string_view first_bytes) = nullptr;  // what their first bytes look like
  bool (*is_text)(std::string_view text) = nullptr;            // a text, without a tag pair in it
  std::string_view extension{};                                // bytes that are no text, by the name alone
};

}  // namespace mt
