// Finds the legal play that a text means.
//
//   const ResolvedPlay found = resolve_play(board, side, dice, text);
//   switch (found.results) {
//     case 0: ...    // illegal
//     case 1: ...    // found.play
//     default: ...   // ambiguous; found.play is the most likely
//   }
//
// The text need not be correct. Each checker is moved by the dice in any order that the rules allow, and the
// result is a legal play or none. Stars decide between plays that hit different checkers on the way. Without
// stars, the play without hits is meant.
#pragma once
#include "movetext/games/backgammon/play_text.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

struct ResolvedPlay {
  Play play{};                // the play, with its legs from the highest point down
  std::uint8_t results = 0;   // number of different boards that the text can mean; 0 if none is legal
  bool wrong_star = false;    // the text has a star where `play` does not hit
  bool missing_star = false;  // `play` hits where the text has no star
  bool other_way = false;  // a checker cannot stop where the text says, but can reach the end in another way
  friend constexpr bool operator==(const ResolvedPlay&, const ResolvedPlay&) = default;
};

// Resolves a text. The board must be sound, and the dice must be 1..6. If the side cannot move, a text
// without items resolves to a play without legs.
ResolvedPlay resolve_play(const Board& board, Side side, Dice dice, const PlayText& text);

// Plays the text without checking the rules, for plays that were illegal but accepted. Each checker moves
// from stop to stop, whatever the dice are, and hits a single opposing checker. Returns false if the text
// moves a missing checker, or moves to a point that the other side holds; `out` is then undefined.
bool play_literally(const Board& board, Side side, const PlayText& text, Play& out);

}  // namespace mt::backgammon
