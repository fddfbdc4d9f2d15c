// The rolls and decisions of a recorded match as plain rows, from which statistics are summed.
//
//   std::vector<MatchRow> rows = match_rows(record, game, position);
//   read_stored_values(record, rows);             // or read_judgements(course, judgements, rows)
//   const std::vector<BothSums> games = sums_of_games(rows, games_of(record), length);
//
// Equities are in units of the cube before a double of this turn: 1 is a game won with the present cube. They
// are not rounded.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/judge.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace mt::statistics {

enum class Deed : std::uint8_t {
  play,       // a roll and its play, which may be empty
  no_double,  // a roll by a side that could have doubled with some use
  offer,      // a double
  take,       // of a double, also by a beaver; answers to a beaver have no row
  drop,       // of a double
};

using engine::CubeValues;

// The faults of cube decisions. "Cash" means that the opponent should drop.
enum class CubeFault : std::uint8_t {
  none,
  missed_double,  // the opponent should have taken
  missed_cash,
  early_double,  // the position was not good enough to double
  late_double,   // the position was too good to double
  wrong_take,
  wrong_drop,
};
inline constexpr std::size_t cube_faults = 7;

// What equities are worth: an equity of 0 is worth `zero`, and each unit of equity is worth `unit`. The worth
// is in points in money play, and in chances to win the match in a match.
struct Stake {
  double zero = 0;
  double unit = 1;
};

struct MatchRow {
  Deed deed = Deed::play;
  Side side = Side::first;  // the side that decides
  std::uint32_t event = 0;  // index in the tape of the play, the pass, the roll or the cube action
  std::uint32_t game = 0;   // number of the game in the match, from 0
  bool is_forced = false;   // play: there is at most one legal play
  // What the cube was worth; nullopt if the position is unknown, or the match equity table does not cover the
  // score.
  std::optional<Stake> stake{};

  // The values; nullopt if not known.
  std::optional<double> loss{};    // equity lost by the decision, at least 0
  std::optional<double> spread{};  // play: equity between the best and the worst play that has a value
  std::optional<CubeValues> cube{};
  CubeFault fault = CubeFault::none;
  std::optional<double> luck{};  // play: luck of the roll, in equity
};

// Returns the rows of a record of a match in the order of its tape, without values. Rolls of a side that
// cannot double, or that gains nothing by it, have no row of kind `no_double`. `position` returns the
// position after an event.
std::vector<MatchRow> match_rows(const Record& record, const AnyGame& game,
                                 const engine::PositionAfter& position);

// The fault of a cube decision, and its loss.
struct CubeVerdict {
  CubeFault fault = CubeFault::none;
  double loss = 0;
};
CubeVerdict verdict_of(Deed deed, const CubeValues& values);

// Returns the fault of a cube decision that loses something, if the equities are not known, but only whether
// the opponent should drop a double. Returns CubeFault::none for a play.
CubeFault likely_fault(Deed deed, bool should_drop);

// Sets the values of a cube decision, and the fault and loss that follow from them.
void set_cube(MatchRow& row, const CubeValues& values);

// Returns whether a cube decision is close: the cost of a double would be less than 0.16.
bool is_close(const CubeValues& values);

}  // namespace mt::statistics
