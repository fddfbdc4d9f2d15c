// Adds the turns of a game to the tape, in order: dice, plays, cube actions and positions.
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
  // Sets the position at the start of the game, before any turn or setup.
  void describe(const Setup& start, Surroundings around);
  // Adds a value of W or B for which is_move() returns true; `begin`: the index of the value in the source.
  void move(std::string_view value, std::size_t begin, Side side);
  // Adds a cube action. "double" as the answer to a double is a beaver or raccoon.
  void turn_cube(Span text, Side side);
  void take(Span text, Side side);
  void drop(Span text, Side side);
  // Adds a value that cannot be read; the replay reports this.
  void unread(Span text, Side side);
  // Adds dice; their play may follow.
  void dice(Span text, Side side);
  // Sets the side that plays next, which PL gives.
  void player(Side side);
  // Returns the position before the next turn, so that the caller can change it, or nullptr if the position
  // is unknown. `whole`: the whole position will be replaced.
  Setup* set_up(Span text, bool whole);
  // Ends the game. The event with its points is inserted at index `place` on the tape.
  void end_game(const std::optional<Result>& result, Span text, std::size_t place);
  // Returns the side that should move next according to the turns so far.
  Side next_side() const { return next_; }

 private:
  void settle_setup(Side on_roll);
  std::uint32_t number(Side side);
  void push(EventKind kind, Span text, Side side, std::uint8_t arg = 0);
  void answer_dice();
  void settle_cube();

  static constexpr std::size_t none = SIZE_MAX;
  Record& record_;
  std::uint32_t line_ = 0;  // number of the current line in a table of two columns
  bool second_filled_ = false;
  Side next_ = Side::first;
  bool begun_ = false;  // a side has moved or doubled

  std::size_t dice_event_ = none;  // index of the dice that still have no play
  char dice_[2] = {};
  std::uint32_t line_before_ = 0;  // values of line_ and second_filled_ before the dice at dice_event_
  bool filled_before_ = false;
  Side dice_side_ = Side::first;

  std::uint32_t offers_ = 0;  // offers without an answer: 1 is a double, 2 a beaver, 3 or more raccoons
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
