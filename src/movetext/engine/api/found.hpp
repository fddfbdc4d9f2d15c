// The results of a search.
#pragma once
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {

// The value of a position or of a move, for the side that was asked.
struct Score {
  enum class Unit : std::uint8_t {
    hundredths,  // hundredths of a man or a pawn
    wins_in,     // plies until this side wins; negative if this side loses; 0 if it has lost
    discs,       // the difference in discs at the end of the game, in hundredths of a disc
    equity,      // thousandths of a point, with the cube (Worth::equity)
  };
  enum class Bound : std::uint8_t { exact, at_least, at_most };

  Unit unit = Unit::hundredths;
  int value = 0;
  Bound bound = Bound::exact;
  friend bool operator==(const Score&, const Score&) = default;
};

// Returns a number that orders the values of one search: a better value has a higher number. A quicker win is
// better than a slow one, a slow loss better than a quick one.
constexpr int rank_value(const Score& score) {
  constexpr int decided = 1'000'000'000;
  if (score.unit != Score::Unit::wins_in) return score.value;
  return score.value > 0 ? decided - score.value : -decided - score.value;
}

// Six chances: to win, to win a gammon, to win a backgammon, to lose, to lose a gammon, and to lose a
// backgammon. The chance to win includes gammons, and the chance to win a gammon includes backgammons; the
// same holds for losses.
using Chances = std::array<double, 6>;

// Further values of a move or decision in a game with dice, from the view of the side that was asked.
// Equities are in units of the cube before any double that is considered or offered (docs/ubgi.md).
struct Worth {
  std::optional<double> equity{};        // equity with the cube
  std::optional<double> cubeless{};      // equity without the cube
  std::optional<double> match_chance{};  // chance of winning the match, 0 to 1
  // Number of games of the rollout. Is 0 if the values do not come from a rollout; FoundLine::depth is then
  // the depth at which they were computed.
  std::uint64_t trials = 0;
  std::optional<double> equity_error{};        // standard error of `equity` in a rollout
  std::optional<double> match_chance_error{};  // standard error of `match_chance` in a rollout
  friend bool operator==(const Worth&, const Worth&) = default;
};

// A decision other than a move, whose value a search reports.
enum class Act : std::uint8_t {
  none,
  no_double,
  double_take,  // the opponent will take
  double_drop,
  take,
  drop,
  beaver,
  accept,
  reject,
};

// A line that a search has found: the moves that it considers best for both sides, and their value. A search
// can report several lines.
struct FoundLine {
  int rank = 1;            // 1 is the best
  int depth = 0;           // plies
  bool is_solved = false;  // the value is exact, because the search reached the end of the game
  std::optional<Score> score{};
  std::vector<std::string> moves{};  // the moves from this position on, in the notation of the records
  std::optional<Chances> chances{};  // in games with dice
  std::optional<Worth> worth{};      // in games with dice
  Act act = Act::none;               // if not none, the values are for this decision, and `rank` is not used
  friend bool operator==(const FoundLine&, const FoundLine&) = default;
};

struct Effort {
  std::uint64_t nodes = 0;
  Milliseconds time{};
  int deepest = 0;                 // the largest number of plies after the root; 0 if not known
  std::optional<int> table_use{};  // how much of the table this search has filled, in thousandths
};

}  // namespace mt::engine
