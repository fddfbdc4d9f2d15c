// The result of RE, "-12.000:r": the difference in discs from the view of Black, and why the game ended; and
// the tags Result and Termination that a record has for them.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

struct ResultText {
  std::string result;       // "26-38", "1-0" if discs cannot express the number, "*"
  std::string termination;  // empty: by the rules
  bool exact = true;        // the two say all of it
};

// Reads a value of RE on a board of so many squares.  Nothing: it is none.
std::optional<ResultText> read_result(std::string_view value, int squares);

// Returns the value of RE for a record's result and termination; a result that has no such value is "?".
std::string result_value(std::string_view result, std::string_view termination, int squares);
// Says whether that value says all of the result, and all of the termination.
bool has_value(std::string_view result, int squares);
bool has_suffix(std::string_view termination);

}  // namespace mt::ggf
