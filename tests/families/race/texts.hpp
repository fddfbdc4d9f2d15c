// Plays and positions as text. A play has the steps that are left before and after each die, as in the
// formats of matches: "12/6 12/11", "5/off". A position has the runners of both sides, the side on roll and
// the dice: "race 12,12 9,off red 31", with "-" for dice that have not been rolled.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "race/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::race {

constexpr std::string_view name_of(Side side) {
  return side == Side::first ? "Red" : "Blue";
}

// A play as written, legal or not.
struct PlayText {
  std::vector<Leg> legs;  // empty if there is nothing to play
};

// Returns false if the text cannot be a play in any position.
bool read_play_text(std::string_view text, PlayText& out);
void write_play(const Play& play, std::string& out);

// Sets the board, the side on roll and the dice; score and cube are unchanged. On an error returns false and
// describes it in `notes`.
bool read_position(const Rules& rules, std::string_view text, Position& out, std::vector<Diagnostic>& notes);
void write_position(const Position& position, std::string& out);

}  // namespace mt::race
