// The forms that a text can have. Each form results from choosing one alternative in each group of the
// template.
//
//   patterns_of("done{message?: {message}}.")   // "done: ", message, "."  and  "done."
#pragma once
#include <string_view>
#include <vector>

namespace mt::server::words {

// A part of a template: a literal or the name of a field. One of the two members is empty. Both are views
// into the template.
struct PatternPiece {
  std::string_view literal;
  std::string_view field;  // the name of the field
};
using TextPattern = std::vector<PatternPiece>;

// Returns all forms of the template, at least one. A template with many groups has many forms.
std::vector<TextPattern> patterns_of(std::string_view text);

}  // namespace mt::server::words
