// A player that makes random moves and reports invented values. The same seed gives the same game.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace mt::engine {

class ChancePlayer final : public Player {
 public:
  explicit ChancePlayer(std::uint32_t seed) : random_(seed) {}
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return options_; }
  bool set_option(std::string_view name, std::string_view value) override {
    if (name != "Hash") return false;
    options_[0].value = value;
    return true;
  }
  void new_game() override { ++games; }

  Answer think(const Question& question, const Limits& limits, Watcher& watcher,
               std::stop_token /*stop*/) override {
    asked.push_back(limits);
    Answer answer;
    const AnyGame& game = question.line.game();
    FoundLine line{.rank = 1, .depth = limits.depth.value_or(1)};
    AnyPosition position = question.line.position();
    for (int ply = 0; ply < 2; ++ply) {
      std::vector<std::string> moves;
      std::vector<AnyPosition> after;
      game.next_positions(position, game.notation(), moves, after);
      if (moves.empty()) break;
      const auto chosen = random_() % moves.size();
      line.moves.push_back(moves[chosen]);
      position = after[chosen];
    }
    if (line.moves.empty()) return answer;
    line.score = Score{.value = static_cast<int>(random_() % 401) - 200};
    answer.kind = Answer::Kind::move;
    answer.move = line.moves[0];
    if (line.moves.size() > 1) answer.reply = line.moves[1];
    answer.effort = {1000, Milliseconds(10)};
    watcher.found(line, answer.effort);
    answer.lines.push_back(std::move(line));
    return answer;
  }

  std::vector<Limits> asked;
  int games = 0;

 private:
  Identity identity_{"Chance", "1", "nobody"};
  std::vector<Option> options_{
      {.name = "Hash", .type = Option::Type::spin, .value = "16", .least = 1, .most = 64}};
  std::minstd_rand random_;
};

}  // namespace mt::engine
