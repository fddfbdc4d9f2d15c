// The forms that a text can have: its template with a choice made for each of its groups.
//
//   patterns_of("done{message?: {message}}.")   // "done: ", message, "."  and  "done."
#pragma once
#include <string_view>
#include <vector>

namespace mt::server::words {

// A part of the template, as a view into it; one of the two is empty.
struct PatternPiece {
  std::string_view literal;
  std::string_view field;  // its name
};
using TextPattern = std::vector<PatternPiece>;

// Returns at least one; a template with many groups has many.
std::vector<TextPattern> patterns_of(std::string_view text);

}  // namespace mt::server::words
