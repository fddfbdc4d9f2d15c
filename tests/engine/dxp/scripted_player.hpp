// A player that plays the moves of a list. After the last move of the list, it gives the answer that the test
// has set.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

class ScriptedPlayer final : public Player {
 public:
  explicit ScriptedPlayer(std::deque<std::string> moves, Answer::Kind then = Answer::Kind::resign)
      : moves_(std::move(moves)), then_(then) {}
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return {}; }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/) override { return false; }
  void new_game() override { ++games; }
  Answer think(const Question& question, const Limits& limits, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    asked.push_back(limits);
    plies.push_back(question.line.moves().size());
    if (moves_.empty()) return {.kind = then_, .problem = "it has no more moves"};
    Answer answer{.kind = Answer::Kind::move, .move = moves_.front()};
    moves_.pop_front();
    answer.took = took;
    return answer;
  }

  std::chrono::microseconds took{0};
  std::vector<Limits> asked;
  std::vector<std::size_t> plies;
  int games = 0;

 private:
  Identity identity_{.name = "Scripted", .version = "2", .author = ""};
  std::deque<std::string> moves_;
  Answer::Kind then_;
};

}  // namespace mt::engine
