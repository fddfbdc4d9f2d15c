// Recognises the lines that GamesGrid and GridGammon write, and where a match starts.
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

// A line with the names, "anna vs. bert".
struct Names {
  std::size_t first_begin = 0, first_end = 0;
  std::size_t second_begin = 0, second_end = 0;
};
std::optional<Names> read_names(std::string_view text, const Line& line);

// The heading of a game, "Game 3.2*-1/5": game 3, the score 2-1, the length 5. A star marks the Crawford
// game. A heading without a length is money play.
struct GameLine {
  std::size_t end = 0;  // index in the text after the heading
  std::uint32_t first_score = 0;
  std::uint32_t second_score = 0;
  std::optional<std::uint32_t> length;  // nullopt: money play
  bool scored = true;                   // false: the numbers of the score are damaged
};
std::optional<GameLine> read_game_line(std::string_view text, const Line& line);
// Reads a heading whose word "Game" has been read; `at` is the index after that word.
std::optional<GameLine> read_score(std::string_view text, const Line& line, std::size_t at);

// The kind of data that a line above the first game gives.
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
  // index in the text where the value starts; for the kinds `date` and `server`, the start of the line
  std::size_t value = 0;
};
FieldLine read_field(std::string_view text, const Line& line);
// Returns the name of the field ("Crawford:") that is most similar to the start of an unknown line, or an
// empty string if no name is similar.
std::string_view nearest_field(std::string_view words);

// A line of a game: a number, one or two tabs, and an action. One tab means that the player named first acts,
// two tabs mean the other player.
struct CellLine {
  std::uint32_t number = 0;
  bool second = false;   // the player named second acts
  std::size_t body = 0;  // index in the text after tabs and blanks
};
std::optional<CellLine> read_cell_line(std::string_view text, const Line& line);

// Finds where a match ends: before a line of names. Such a line counts only if a line about the match or the
// heading of a game follows, because chat between players may look like a line of names.
class Borders {
 public:
  static constexpr std::size_t lookahead = 512;

  bool is_border(std::string_view text, const Line& line);

 private:
  bool begun_ = false;
};

// Returns whether a match starts at the line.
bool begins_match(std::string_view text, const Line& line);

}  // namespace mt::sgg
