// Sums over the decisions of a side in a match, in a game, or in several matches.
#pragma once
#include "movetext/engine/statistics/match_row.hpp"
#include "movetext/record/match_games.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mt::statistics {

// Losses: their number and sums.
struct Losses {
  std::uint64_t count = 0;
  double equity = 0;  // in equity
  double worth = 0;   // in points (money play) or in chances to win the match

  void add(double loss, double worth_lost) {
    ++count;
    equity += loss;
    worth += worth_lost;
  }
  Losses& operator+=(const Losses& more);
};

inline constexpr std::size_t loss_marks = 4;  // none, doubtful, bad, very bad
// The marks of rolls by their luck.
enum class LuckMark : std::uint8_t { very_lucky, lucky, none, unlucky, very_unlucky };
inline constexpr std::size_t luck_marks = 5;

// Returns the mark of a loss: 0 none, 1 doubtful (more than 0.03), 2 bad (more than 0.06), 3 very bad (more
// than 0.12). These are the limits of GNU Backgammon.
std::size_t mark_of_loss(double loss);
// Returns the mark of a roll: its luck is more than 0.3 or 0.6, or less than -0.3 or -0.6.
LuckMark mark_of_luck(double luck);

// All sums are sums over the rows of one side, unless they name the opponent.
struct MatchSums {
  std::uint64_t games = 0;

  // Rolls and their plays.
  std::uint64_t rolls = 0;     // includes rolls without a legal play
  std::uint64_t unforced = 0;  // rolls with at least two legal plays
  std::uint64_t valued = 0;    // unforced plays whose loss is known
  // Plays whose loss is known, and forced plays, which have no mark.
  std::array<std::uint64_t, loss_marks> play_marks{};
  Losses plays;  // `count`: plays that lost something
  std::array<std::uint64_t, luck_marks> luck_marks_of_rolls{};
  std::uint64_t rolls_with_luck = 0;
  double luck = 0;        // in equity
  double luck_worth = 0;  // as Losses::worth

  // Cube decisions. Those whose loss is known are in `cube_decisions`, the others in `cube_unvalued`.
  std::uint64_t cube_decisions = 0;
  std::uint64_t cube_unvalued = 0;
  std::uint64_t close = 0;  // valued: close decisions without a double, and all doubles, takes and drops
  std::uint64_t doubles = 0;
  std::uint64_t takes = 0;
  std::uint64_t drops = 0;
  std::array<std::uint64_t, loss_marks> cube_marks{};
  std::array<Losses, cube_faults> faults{};  // by CubeFault

  // Decisions that count for the performance rating, and their loss.
  Losses counted;

  // The result: points won less points lost in money play, or the change of the chance to win the match.
  double result = 0;
  bool has_result = false;  // the result of a game is known

  // Sums of the opponent, for figures that depend on both sides.
  std::uint64_t opponent_rolls = 0;
  double opponent_luck_worth = 0;

  MatchSums& operator+=(const MatchSums& more);

  Losses cube() const;  // the sum over all faults
};

// The sums of both sides, by Side.
using BothSums = std::array<MatchSums, 2>;

// Returns the sums of each game. `games` are the games of the record; `length` is 0 in money play.
std::vector<BothSums> sums_of_games(std::span<const MatchRow> rows, std::span<const GameOfMatch> games,
                                    std::uint32_t length);

BothSums sum_of(std::span<const BothSums> games);

}  // namespace mt::statistics
