// The turns of a game as they come on the tape: dice, plays, the cube, positions.
#pragma once
#include "movetext/formats/sgf/setup.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::sgf {

class Turns {
 public:
  explicit Turns(Record& record) : record_(record) {}

  void begin_game();
  // `start`: the position that the game begins with; known before anything is set up.
  void describe(const Setup& start, Surroundings around);
  // A value of W or B that is_move(); `begin`: its place in the source.
  void move(std::string_view value, std::size_t begin, Side side);
  // "double" is a beaver or raccoon if it answers one.
  void turn_cube(Span text, Side side);
  void take(Span text, Side side);
  void drop(Span text, Side side);
  // Dice without a play so far.
  // A value that is none of these: the replay reports it.
  void unread(Span text, Side side);
  void dice(Span text, Side side);
  // Who is to play, by PL.
  void player(Side side);
  // The position that the next turn finds, for changes; nullptr if the board is not known that is to be
  // changed.  `whole`: nothing of it stays.
  Setup* set_up(Span text, bool whole);
  // The game ends; the points come at `place` on the tape, and what is behind it stays behind them.
  void end_game(const std::optional<Result>& result, Span text, std::size_t place);
  // Who moves next as far as the turns tell.
  Side next_side() const { return next_; }

 private:
  void settle_setup(Side on_roll);
  std::uint32_t number(Side side);
  void push(EventKind kind, Span text, Side side, std::uint8_t arg = 0);
  void answer_dice();
  void settle_cube();

  static constexpr std::size_t none = SIZE_MAX;
  Record& record_;
  std::uint32_t line_ = 0;  // number of the line, as a table of two columns has it
  bool second_filled_ = false;
  Side next_ = Side::first;
  bool begun_ = false;  // somebody has moved or doubled

  std::size_t dice_event_ = none;  // dice that wait for their play
  char dice_[2] = {};
  std::uint32_t line_before_ = 0;  // line_ and second_filled_ before them
  bool filled_before_ = false;
  Side dice_side_ = Side::first;

  std::uint32_t offers_ = 0;  // without an answer: 1 a double, 2 a beaver, 3 and more raccoons
  Side doubler_ = Side::first;
  std::uint32_t cube_ = 1;
  std::optional<Side> owner_;

  bool setting_up_ = false;
  Setup start_;
  Setup setup_;
  Surroundings around_;
  std::size_t setup_event_ = none;
  std::optional<Side> player_;
};

}  // namespace mt::sgf
