// Plays a match with dice, or a single game for points.
#pragma once
#include "movetext/engine/match/table.hpp"

namespace mt::engine::match {

class DiceMatch final : private Table {
 public:
  DiceMatch(const GameTerms& terms, const Appointment& appointment, std::array<Seat, 2>& seats,
            const std::stop_token& stop)
      : Table(terms, appointment, seats, stop), dice_(terms.seed, appointment.opening) {}
  GameReport run();

 private:
  bool is_money() const { return terms_.length == 0; }
  bool is_over() const;
  void turn();
  void roll_opening();
  void roll();
  void ask_before_roll(Side side);
  void ask_play(Side side);
  void ask_answer(Side side);
  void obey(Side side, const Seat::Reply& reply);
  void act(std::string_view word, Side side);
  void resign(Side side, int level);
  // Only in a game for points: the engine that spoiled the game loses it for as many points as possible.
  void forfeit();
  Dice next_dice() { return dice_.roll(game(), turn_++); }
  std::uint32_t game() const { return static_cast<std::uint32_t>(board_->games_won().size()); }
  bool is_doubler(Side side) const;
  void note_parts();

  DuplicateDice dice_;
  std::unique_ptr<replay::LiveGame> board_{};
  std::optional<GameLine> line_{};  // the line of the current game
  std::uint32_t turn_ = 0;          // number of rolls in the current game
  std::string rolled_{};            // the dice that are not played yet, "31"
  bool has_resigned_ = false;       // the side has resigned in this turn, and the opponent refused
};

}  // namespace mt::engine::match
