// The kinds of lines that GamesGrid and GridGammon write, and where a match starts.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::sgg {

using text::Line;
using text::line_at;

// A line "anna vs. bert".
struct Names {
  std::size_t first_begin = 0, first_end = 0;
  std::size_t second_begin = 0, second_end = 0;
};
std::optional<Names> read_names(std::string_view text, const Line& line);

// A line "Game 3.2*-1/5": the second number is a score; a star marks the Crawford game; without a length it
// is money play.
struct GameLine {
  std::size_t end = 0;  // after it, in the text
  std::uint32_t first_score = 0;
  std::uint32_t second_score = 0;
  std::optional<std::uint32_t> length;  // nullopt: money play
  bool scored = true;                   // false: the numbers are damaged
};
std::optional<GameLine> read_game_line(std::string_view text, const Line& line);
// Reads the text after the first word, at `at`.
std::optional<GameLine> read_score(std::string_view text, const Line& line, std::size_t at);

// The subjects of the lines above the first game.
enum class Field : std::uint8_t {
  none,
  date,  // the line begins with a day of the week
  server,
  elo,
  jacoby,
  automatic_doubles,
  crawford,
  beavers,
  raccoons,
  cube,
  rated,
  length,
  variant,
};
struct FieldLine {
  Field field = Field::none;
  std::size_t value = 0;  // start of the value in the text; for date and server the start of the line
};
FieldLine read_field(std::string_view text, const Line& line);
// Returns the name of a field ("Crawford:") most similar to the start of an unknown line, or an empty string
// if none is similar.
std::string_view nearest_field(std::string_view words);

// A line with a number, one tab for the player named first or two for the other, and an action.
struct CellLine {
  std::uint32_t number = 0;
  bool second = false;   // the player named second
  std::size_t body = 0;  // in the text, after tabs and blanks
};
std::optional<CellLine> read_cell_line(std::string_view text, const Line& line);

// A match ends before a line of names followed by a line about the match or by the heading of a game: chat
// between players may look like names.
class Borders {
 public:
  static constexpr std::size_t lookahead = 512;

  bool is_border(std::string_view text, const Line& line);

 private:
  bool begun_ = false;
};

// Returns whether a match starts with that line.
bool begins_match(std::string_view text, const Line& line);

}  // namespace mt::sgg
