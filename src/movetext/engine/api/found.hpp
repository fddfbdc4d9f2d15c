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
    hundredths,  // of a man or a pawn
    wins_in,     // this side wins in `value` plies; negative: it loses in as many; 0: it has lost
    discs,       // hundredths of a disc: the difference at the end
    equity,      // thousandths of a point, with the cube (Worth::equity)
  };
  enum class Bound : std::uint8_t { exact, at_least, at_most };

  Unit unit = Unit::hundredths;
  int value = 0;
  Bound bound = Bound::exact;
  friend bool operator==(const Score&, const Score&) = default;
};

// Orders the values of one search: a better value has a higher number, quicker wins and slower losses first.
constexpr int rank_value(const Score& score) {
  constexpr int decided = 1'000'000'000;
  if (score.unit != Score::Unit::wins_in) return score.value;
  return score.value > 0 ? decided - score.value : -decided - score.value;
}

// Win, win a gammon, win a backgammon, lose, lose a gammon, lose a backgammon. Each win includes the greater
// wins, each loss the greater losses.
using Chances = std::array<double, 6>;

// Further values of a move or a decision in a game with dice: for the side that was asked, in units of the
// cube before any double that is considered or offered (docs/ubgi.md).
struct Worth {
  std::optional<double> equity{};        // with the cube
  std::optional<double> cubeless{};      // without it
  std::optional<double> match_chance{};  // of winning the match, 0..1
  std::uint64_t trials = 0;              // of a rollout; 0: FoundLine::depth is the level
  std::optional<double> equity_error{};  // standard errors of a rollout
  std::optional<double> match_chance_error{};
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

// The best moves that a search has found, or one of several such lines.
struct FoundLine {
  int rank = 1;            // 1 is the best
  int depth = 0;           // plies
  bool is_solved = false;  // the value is that at the end of the game
  std::optional<Score> score{};
  std::vector<std::string> moves{};  // from the position on, in the notation of the records
  std::optional<Chances> chances{};  // in games with dice
  std::optional<Worth> worth{};      // in games with dice
  Act act = Act::none;               // if not none, the line is about that decision and has no rank
  friend bool operator==(const FoundLine&, const FoundLine&) = default;
};

struct Effort {
  std::uint64_t nodes = 0;
  Milliseconds time{};
};

}  // namespace mt::engine
