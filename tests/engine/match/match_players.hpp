// Players for the tests of matches.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/match/run_match.hpp"
#include "movetext/games/api/match_turn.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <functional>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine::match {

// Plays random moves. If `odd` returns an answer, the player gives this answer instead of a move.
class LotPlayer final : public Player {
 public:
  using Odd = std::function<std::optional<Answer>(const GameLine& line, const Limits& limits)>;

  explicit LotPlayer(std::uint32_t seed, Odd odd = nullptr) : random_(seed), odd_(std::move(odd)) {}
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return {}; }
  Abilities abilities() const override { return {.cube = true, .beavers = beavers, .resignations = true}; }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/) override { return false; }
  void new_game() override { ++games; }
  Answer think(const Question& question, const Limits& limits, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    if (odd_)
      if (auto answer = odd_(question.line, limits)) return *answer;
    const AnyGame& game = question.line.game();
    const auto state = game.match_state(question.line.position());
    if (state && state->double_offered) return {.kind = Answer::Kind::take};
    if (state && state->resignation > 0) return {.kind = Answer::Kind::reject};
    if (state && !state->dice.rolled()) return {.kind = Answer::Kind::no_double};
    std::vector<std::string> moves;
    game.legal_moves(question.line.position(), game.notation(), moves);
    if (moves.empty()) return {};
    return {.kind = Answer::Kind::move, .move = moves[random_() % moves.size()]};
  }

  int games = 0;
  bool beavers = true;

 private:
  std::mt19937 random_;
  Odd odd_;
  Identity identity_{"lot", "1", "nobody"};
};

// Two players and the terms of one game between them.
struct Trial {
  explicit Trial(const char* game, LotPlayer::Odd first = nullptr, LotPlayer::Odd second = nullptr)
      : terms{.game = make_game(*parse_game(game))},
        players{LotPlayer(1, std::move(first)), LotPlayer(2, std::move(second))} {}

  GameReport play(const TimeTerms& time = {}, std::stop_token stop = {}) {
    std::array<Seat, 2> seats{Seat(players[0], time), Seat(players[1], time)};
    return play_game(terms, Schedule(2, 2).game(0), opening, seats, stop);
  }

  GameTerms terms;
  std::array<LotPlayer, 2> players;
  Opening opening{};
};

}  // namespace mt::engine::match
