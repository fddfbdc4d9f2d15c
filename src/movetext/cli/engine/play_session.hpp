// A game between a user at the terminal and a player.
#pragma once
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/serve/line_reader.hpp"
#include "movetext/replay/live_game.hpp"

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>

namespace mt::cli {

struct PlayTerms {
  Side user = Side::first;
  engine::Limits limits{};
  std::uint64_t seed = 0;  // of the dice
  DiagramStyle style{};
};

class PlaySession {
 public:
  PlaySession(replay::LiveGame& game, engine::Player& player, const PlayTerms& terms,
              const Invocation& invocation);

  // Plays until the game is over, or until the user leaves.
  Status run();

 private:
  enum class Step : std::uint8_t { on, leave };

  Step turn();
  Step ask_user();
  Step obey(std::string_view text);
  Step play_as_user(std::string_view text);
  void take_back();
  void show_board();
  void show_moves();
  void hint();
  void roll_opening();
  void roll();
  Step let_player_act();
  Step do_answer(const engine::Answer& answer);

  engine::Answer ask_player(const engine::GameLine& line);
  // Returns the game as the player is told of it.
  engine::GameLine line() const;
  std::string dice_words() const;
  bool is_user_to_act() const { return game_.to_move() == terms_.user; }
  std::string opponent() const;  // its name
  static void say(const std::string& words);
  void tell_end();
  int die() { return static_cast<int>(random_() % 6) + 1; }

  replay::LiveGame& game_;
  engine::Player& player_;
  const PlayTerms& terms_;
  const Invocation& invocation_;
  std::shared_ptr<const AnyGame> rules_;  // for the lines of the player
  engine::LineReader lines_{0};           // what the user writes
  std::mt19937_64 random_;
  std::vector<std::string> moves_;       // that were played
  std::optional<AnyPosition> before_{};  // the position before the last move
  std::optional<Side> resigned_{};
  std::string_view called_{};  // "drawn" or "won", by the engine
  bool is_shown_ = false;      // the present board
};

}  // namespace mt::cli
