// Recognises the lines that the FIBS command "oldmoves" prints, and where a match starts.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::oldmoves {

using text::Line;
using text::line_at;

// A heading, "Score is 2-1 in a 5 point match."; a server prompt may come before it on the line.
struct Heading {
  std::size_t begin = 0;  // index in the text
  std::uint32_t score_x = 0;
  std::uint32_t score_o = 0;
  std::uint32_t length = 0;  // 0: money play
  bool damaged = false;      // the words of the heading differ from the usual words
};
inline constexpr std::uint32_t unknown_length = UINT32_MAX;
std::optional<Heading> read_heading(std::string_view text, const Line& line);
// Returns whether a line that is not a heading must be a damaged heading: "Scroe is 2-1 in a 5 point match."
bool is_like_heading(std::string_view text, const Line& line);

// A line with the names, "marge is X - homer is O".
struct Names {
  std::size_t x_begin = 0, x_end = 0;
  std::size_t o_begin = 0, o_end = 0;
};
std::optional<Names> read_names(std::string_view text, const Line& line);

// A line with a turn: "X: (6 5) 24-18 18-13" or "O: accepts".
struct Turn {
  char letter = 'X';
  std::size_t body = 0;  // index after the colon and the blanks
};
std::optional<Turn> read_turn(std::string_view text, const Line& line);

// Finds where a match ends: before a game that starts with the score 0-0, or that has another length or other
// players.
class Borders {
 public:
  // the line of names must be within this many bytes after a heading
  static constexpr std::size_t lookahead = 1024;

  bool is_border(std::string_view text, const Line& line);

 private:
  bool begun_ = false;
  bool after_heading_ = false;  // only blank lines have followed the last heading so far
  std::uint32_t length_ = unknown_length;
  std::string x_;  // the players of the previous game
  std::string o_;
};

}  // namespace mt::oldmoves
