// The lines of a replay of bgammon.org, and where a match starts.
#pragma once
#include "movetext/record/match.hpp"
#include "movetext/text/lines.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::bgammon {

using text::Line;
using text::line_at;

inline constexpr std::string_view index_word = "bgammon-replay";
inline constexpr std::string_view timestamp_tag = "Timestamp";  // seconds since 1970, one number per game

// The names are indexed by the last number on a game's first line.
inline constexpr std::array<std::string_view, 3> variations{"Backgammon", "Acey-deucey", "Tabula"};

struct Word {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// A line "i 1702738670 anna bert 5 0 2 1 1 0", in older files without the time.
struct GameLine {
  Word time;  // empty if missing
  Word first;
  Word second;
  std::uint32_t length = 0;
  std::uint32_t score[2] = {0, 0};
  std::uint32_t winner = 0;  // 1, 2; 0 if missing
  std::uint32_t points = 0;
  Word points_word;
  Word variant;
};
std::optional<GameLine> read_game_line(std::string_view text, const Line& line);

// Returns whether a line is "bgammon-replay 00000024": the start of a game in bytes, without other
// information.
bool is_index_line(std::string_view text, const Line& line);

// Returns the word at or after `at`; empty at the end of the line.
Word next_word(std::string_view text, std::size_t at, std::size_t end);

// A match ends before an index, or before a game that starts with 0 points for both sides.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const Line& line);

 private:
  bool begun_ = false;
  bool after_index_ = false;
  std::string heading_;  // the previous line, if a game starts with it
};

}  // namespace mt::bgammon
