// What an engine needs to know, besides the rules, about a game that is played in matches: how likely each
// result of the game is.
//
// A family defines mt::FAMILY::Evaluations in games/FAMILY/evaluation.hpp; if a family does not have this
// header, the engine uses PlainChances, which knows nothing about positions before the end of the game.
#pragma once
#include "movetext/games/api/match_game.hpp"

#include <concepts>

namespace mt {

// Probabilities for one side.
//   win          the side wins
//   win_gammon   the side wins a gammon or more: two or three times the value
//   win_triple   the side wins three times the value: level 3 of GameResult
//   lose_gammon, lose_triple   the same for losing
struct Chances {
  double win = 0.5;
  double win_gammon = 0;
  double win_triple = 0;
  double lose_gammon = 0;
  double lose_triple = 0;

  constexpr double lose() const { return 1 - win; }
  // Returns the same chances from the other side's point of view.
  constexpr Chances turned() const { return {1 - win, lose_gammon, lose_triple, win_gammon, win_triple}; }
  // Returns the points won on average without a cube, in units of the stake.
  constexpr double equity() const {
    return 2 * win - 1 + win_gammon + win_triple - lose_gammon - lose_triple;
  }
  friend bool operator==(const Chances&, const Chances&) = default;
};

// Returns the chances of a side that has won at that level (1 single game, 2 gammon, 3 backgammon).
constexpr Chances certain_win(int level) {
  return {1, level >= 2 ? 1.0 : 0.0, level >= 3 ? 1.0 : 0.0, 0, 0};
}

template <class E, class G>
concept EstimatesChances = std::constructible_from<E, const G&> &&
    requires(const E& e, const typename G::Position& position) {
  // Returns the chances of the side on roll before it rolls. The game must not be over.
  { e.chances(position) } -> std::same_as<Chances>;
};

// Returns the same chances for every position, so that an engine can judge only games that are over.
template <MatchGame G>
class PlainChances {
 public:
  explicit PlainChances(const G& /*game*/) {}
  Chances chances(const typename G::Position& /*position*/) const { return {}; }
};

}  // namespace mt
