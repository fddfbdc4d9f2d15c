// Values of properties: text with escapes, checkers' moves in letters, results.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::sgf {

// How line ends in a value are treated: they are kept, or become blanks as in names (SimpleText).
enum class Lines : std::uint8_t { kept, blanks };

// Appends the unescaped text of a value: "\]" becomes "]", and a line end after "\" is removed.
void append_unescaped(std::string_view value, Lines lines, std::string& out);
// Returns the span of the unescaped text of a value. If the value has no escapes, the span is in the source,
// else in text that the record keeps.
Span keep_text(Record& record, std::size_t begin, std::size_t end, Lines lines);
// Appends a text with "\" before "]", "\" and ":", as GNU Backgammon does.
void append_escaped(std::string_view text, std::string& out);

inline constexpr int bar = 25;  // the number of the bar, after a side's own points 1..24
inline constexpr std::uint32_t largest_cube = 1U << 15;

// Returns whether a value has the form "51xwmh": dice, and pairs of letters. a..x are White's points 1..24
// for both sides, y is the bar, z is off the board.
bool is_move(std::string_view value);
// Appends the letters as a play in the numbering of the side that moves: "24/23 13/8"; bar is 25, off is 0.
void append_play(std::string_view letters, Side side, std::string& out);
// Returns the letters of a play. The play may be in any notation that names single checkers: with
// intermediate points, "bar", "off", stars, and "(2)" for two checkers. Returns nullopt if the text is not
// such a play, or has more than four pairs.
std::optional<std::string> letters_of(std::string_view play, Side side);

// A result: "W+2", "B+1R", or "B+R" (a resignation without the number of points).
struct Result {
  Side winner = Side::first;
  std::optional<std::uint32_t> points;
  bool resigned = false;
};
std::optional<Result> read_result(std::string_view value);

// Returns whether a text consists of properties: "A[0][lpab ...]LU[0.1]".
bool is_properties(std::string_view text);

}  // namespace mt::sgf
