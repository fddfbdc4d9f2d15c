// What a player has to know about a game of matches besides its rules: how it ends from a position on.
//
// A family defines mt::FAMILY::Evaluations in games/FAMILY/evaluation.hpp; a family without that header is
// played by PlainChances, which knows only positions where the game is over.
#pragma once
#include "movetext/games/api/match_game.hpp"

#include <concepts>

namespace mt {

// Probabilities for one side: of a win, of one of two or three times the value (a gammon or more), of one of
// three times (level 3 of GameResult); and of the same losses.
struct Chances {
  double win = 0.5;
  double win_gammon = 0;
  double win_triple = 0;
  double lose_gammon = 0;
  double lose_triple = 0;

  constexpr double lose() const { return 1 - win; }
  // Returns the same chances as the other side sees them.
  constexpr Chances turned() const { return {1 - win, lose_gammon, lose_triple, win_gammon, win_triple}; }
  // Returns the points won on average without a cube, in units of the stake.
  constexpr double equity() const {
    return 2 * win - 1 + win_gammon + win_triple - lose_gammon - lose_triple;
  }
  friend bool operator==(const Chances&, const Chances&) = default;
};

// Returns the chances of a side that has won by that level (1 single, 2 gammon, 3 backgammon).
constexpr Chances certain_win(int level) {
  return {1, level >= 2 ? 1.0 : 0.0, level >= 3 ? 1.0 : 0.0, 0, 0};
}

template <class E, class G>
concept EstimatesChances = std::constructible_from<E, const G&> &&
    requires(const E& e, const typename G::Position& position) {
  // Returns the chances of the side on roll, before its dice are rolled; the game is not over.
  { e.chances(position) } -> std::same_as<Chances>;
};

// Knows nothing of a game that is not over.
template <MatchGame G>
class PlainChances {
 public:
  explicit PlainChances(const G& /*game*/) {}
  Chances chances(const typename G::Position& /*position*/) const { return {}; }
};

}  // namespace mt
