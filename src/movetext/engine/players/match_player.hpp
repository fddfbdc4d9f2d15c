// The player of games of matches: it looks at the plays of a roll.
#pragma once
#include "movetext/engine/players/player.hpp"
#include "movetext/engine/search/meter.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_family_game.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

namespace mt::engine {

template <MatchGame G, EstimatesChances<G> E>
class MatchPlayer final : public Player {
 public:
  MatchPlayer(std::unique_ptr<const AnyGame> any, const G& game)
      : any_(std::move(any)), game_(game), evaluation_(game) {}

  void new_game() override {}
  void set_hash(std::size_t /*bytes*/) override {}
  void set_seed(std::uint64_t seed) override { seed_ = seed; }
  void stop() override { meter_.stop(); }
  void ready() override { meter_.forget_stop(); }
  void limit(const Limits& limits) override { meter_.limit(limits); }

  Answer think(const Question& question, const Limits& limits, Watcher& watcher) override {
    meter_.start(limits, std::chrono::steady_clock::now());
    Answer answer = answer_to(question, watcher);
    meter_.forget_stop();
    answer.progress = {meter_.nodes(), meter_.elapsed()};
    return answer;
  }

 private:
  using Position = typename G::Position;

  Answer answer_to(const Question& question, Watcher& /*watcher*/) {
    Answer answer;
    const auto here = question.history.back().as<Position>();
    double best = 0;
    if (!here.dice.rolled() || game_.finished(here).over()) return answer;
    game_.visit_plays(here, [&](const typename G::Play& play) {
      meter_.spend();
      const Position after = game_.play(here, play);
      const GameResult result = game_.finished(after);
      const double equity = result.over() ? certain_win(result.level).equity() : -evaluation_.chances(after).equity();
      if (answer.kind == Answer::Kind::move && equity <= best) return;
      best = equity;
      answer.kind = Answer::Kind::move;
      answer.move.clear();
      game_.write(game_.in_order(play), any_->notation(), answer.move);
    });
    return answer;
  }

  std::unique_ptr<const AnyGame> any_;
  const G& game_;
  E evaluation_;
  Meter meter_;
  std::uint64_t seed_ = 0;
};

}  // namespace mt::engine
