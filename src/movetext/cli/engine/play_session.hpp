// A game between a user at the terminal and a player.
#pragma once
#include "movetext/cli/diagram_style.hpp"
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/match/game_report.hpp"
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
  std::uint64_t seed = 0;    // seed of the dice
  std::string start{};       // start position; may be empty for the usual one
  std::uint32_t length = 1;  // length of a match with dice, in points
  DiagramStyle style{};
};

class PlaySession {
 public:
  PlaySession(replay::LiveGame& game, engine::Player& player, const PlayTerms& terms,
              const Invocation& invocation);

  // Plays until the game is over, or until the user quits.
  Status run();
  // Returns the report on the game, for its record.
  engine::match::GameReport report() const;

 private:
  enum class Step : std::uint8_t { on, leave, failed };

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
  bool play(std::string_view text, std::string& refusal);
  Step let_player_act();
  Step do_answer(const engine::Answer& answer);
  void offer_resignation(int level);
  void give_up(Side side, int level);
  Step take_resignation(int level);
  Step play_as_engine(std::string_view text, const std::string& words);

  engine::Answer ask_player(const engine::GameLine& line);
  // Returns the game so far, in the form in which a player receives it.
  engine::GameLine line() const;
  std::string dice_words() const;
  bool is_user_to_act() const { return game_.to_move() == terms_.user; }
  std::string opponent() const;  // the name of the opponent
  static void say(const std::string& words);
  void tell_end();
  int die() { return static_cast<int>(random_() % 6) + 1; }

  replay::LiveGame& game_;
  engine::Player& player_;
  const PlayTerms& terms_;
  const Invocation& invocation_;
  std::shared_ptr<const AnyGame> rules_;  // the rules of the game
  engine::LineReader lines_{0};           // the user's input
  std::mt19937_64 random_;
  std::vector<engine::match::PlayedMove> moves_;
  std::string rolled_{};                 // the dice, until they are played
  std::optional<AnyPosition> before_{};  // the position before the last move
  std::optional<Side> resigned_{};       // the side that resigned; set only in games without dice
  // The index of the game of the match in which the engine last resigned less than the largest possible loss.
  std::optional<std::size_t> offered_in_{};
  std::string_view called_{};  // the result that the engine claimed: "drawn" or "won"
  bool is_shown_ = false;      // the current board was shown
};

}  // namespace mt::cli
