// Recognises the lines of a bgammon.org replay and the start of a match.
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

// Names of the variants; the index is the last number on the first line of a game.
inline constexpr std::array<std::string_view, 3> variations{"Backgammon", "Acey-deucey", "Tabula"};

struct Word {
  std::size_t begin = 0;
  std::size_t end = 0;
};

// The first line of a game: "i 1702738670 anna bert 5 0 2 1 1 0". Older files omit the time.
struct GameLine {
  Word time;  // empty if missing
  Word first;
  Word second;
  std::uint32_t length = 0;
  std::uint32_t score[2] = {0, 0};
  std::uint32_t winner = 0;  // 1 or 2; 0 if missing
  std::uint32_t points = 0;
  Word points_word;
  Word variant;
};
std::optional<GameLine> read_game_line(std::string_view text, const Line& line);

// Returns whether a line is an index entry: "bgammon-replay 00000024", where the number is the byte at which
// a game starts.
bool is_index_line(std::string_view text, const Line& line);

// Returns the first word that begins at or after `at`, or an empty word if the line has no more words.
Word next_word(std::string_view text, std::size_t at, std::size_t end);

// A match ends before an index entry, and before a game that starts with 0 points for both sides.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const Line& line);

 private:
  bool begun_ = false;
  bool after_index_ = false;
  std::string heading_;  // the previous line if it is the first line of a game, else empty
};

}  // namespace mt::bgammon
