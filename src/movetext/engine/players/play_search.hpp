// Examines plays of dice and the rolls after them.
#pragma once
#include "movetext/engine/players/match_worth.hpp"
#include "movetext/engine/search/search_budget.hpp"
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_family_game.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace mt::engine {

template <MatchGame G>
struct Candidate {
  typename G::Play play{};
  typename G::Position after{};
  mt::Chances chances{};  // chances of the side that plays
  double value = 0;       // value to the side that plays, with the cube
  int rolls = 0;          // number of rolls that were looked at after the play
};

template <MatchGame G, EstimatesChances<G> E>
requires MatchPlays<G>
class PlaySearch {
 public:
  using Position = typename G::Position;

  PlaySearch(const G& game, const E& evaluation, const MatchEquity& table, SearchBudget& meter)
      : game_(game), evaluation_(evaluation), table_(table), meter_(meter) {}

  // Returns the chances of the side on roll before it rolls. Looks `rolls` rolls ahead. At each of these
  // steps it examines all 21 different rolls, each with its best play.
  mt::Chances before_roll(const Position& position, int rolls) {
    if (const GameResult result = game_.finished(position); result.over())
      return of_result(result, position.on_roll);
    if (rolls == 0 || meter_.stopped()) return estimate(position);
    mt::Chances sum{0, 0, 0, 0, 0};
    for (const Dice dice : all_rolls) {
      Position rolled = position;
      rolled.dice = dice;
      const mt::Chances chances = best_play(rolled, rolls - 1);
      const double weight = dice.is_double() ? 1.0 / 36 : 2.0 / 36;
      sum.win += weight * chances.win;
      sum.win_gammon += weight * chances.win_gammon;
      sum.win_triple += weight * chances.win_triple;
      sum.lose_gammon += weight * chances.lose_gammon;
      sum.lose_triple += weight * chances.lose_triple;
    }
    return sum;
  }

  // Returns the legal plays of the dice of the position, sorted by their static evaluation, the best first.
  std::vector<Candidate<G>> candidates(const Position& here) {
    std::vector<Candidate<G>> out;
    game_.visit_plays(here, [&](const typename G::Play& play) {
      Candidate<G> next{.play = play, .after = game_.play(here, play)};
      look_behind(here, next, 0);
      out.push_back(next);
    });
    sort(out);
    return out;
  }
  // Sets the chances of a play by looking `rolls` rolls ahead after it.
  void look_behind(const Position& here, Candidate<G>& candidate, int rolls) {
    candidate.chances = before_roll(candidate.after, rolls).turned();
    if (const GameResult result = game_.finished(candidate.after); result.over())
      candidate.chances = of_result(result, here.on_roll);
    candidate.value = value_of(candidate.after, here.on_roll, candidate.chances);
    candidate.rolls = rolls;
  }
  static void sort(std::vector<Candidate<G>>& candidates) {
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate<G>& a, const Candidate<G>& b) {
      return a.rolls != b.rolls ? a.rolls > b.rolls : a.value > b.value;
    });
  }

 private:
  static mt::Chances of_result(const GameResult& result, Side side) {
    const mt::Chances won = certain_win(result.level);
    return result.winner == side ? won : won.turned();
  }
  mt::Chances estimate(const Position& position) {
    meter_.spend();
    return evaluation_.chances(position);
  }
  double value_of(const MatchState& state, Side side, const mt::Chances& chances) const {
    return GameValue(state, side, chances, table_).as_it_is();
  }

  // Returns the chances of the side that has rolled, after its play with the best static evaluation.
  mt::Chances best_play(const Position& rolled, int rolls) {
    double best = 0;
    std::optional<Position> chosen;
    mt::Chances of_best;
    game_.visit_plays(rolled, [&](const typename G::Play& play) {
      const Position after = game_.play(rolled, play);
      const GameResult result = game_.finished(after);
      const mt::Chances chances =
          result.over() ? of_result(result, rolled.on_roll) : estimate(after).turned();
      const double value = chances.equity();
      if (chosen && value <= best) return;
      best = value;
      chosen = after;
      of_best = chances;
    });
    if (!chosen) {  // no play is possible
      Position after = rolled;
      pass_dice(after);
      return before_roll(after, rolls).turned();
    }
    return rolls == 0 ? of_best : before_roll(*chosen, rolls).turned();
  }

  const G& game_;
  const E& evaluation_;
  const MatchEquity& table_;
  SearchBudget& meter_;
};

}  // namespace mt::engine
