// Finds the legal play that the text of a play means.
//
//   const ResolvedPlay found = resolve_play(board, side, dice, text);
//   switch (found.results) {
//     case 0: ...    // illegal
//     case 1: ...    // found.play
//     default: ...   // ambiguous; found.play is the most likely
//   }
//
// Texts are not trusted: each checker is moved by the dice, in any order that the rules allow, and the result
// is one of the legal plays or nothing. Stars choose between plays that hit different checkers on the way;
// without stars, the play without hits is meant.
#pragma once
#include "movetext/games/backgammon/play_text.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

struct ResolvedPlay {
  Play play{};                // legs from the highest point down
  std::uint8_t results = 0;   // different boards that the text can mean; 0 if none is legal
  bool wrong_star = false;    // a star where `play` hits nothing
  bool missing_star = false;  // `play` hits where the text has no star
  bool other_way = false;     // a checker cannot stop where the text says, but reaches the end in another way
  friend constexpr bool operator==(const ResolvedPlay&, const ResolvedPlay&) = default;
};

// The board must be sound, the dice 1..6. A text without items resolves to a play without legs if nothing can
// be played.
ResolvedPlay resolve_play(const Board& board, Side side, Dice dice, const PlayText& text);

// Makes the moves of the text without regard to the rules, for plays that were illegal but accepted. Each
// checker moves from stop to stop whatever the dice; a single opposing checker is hit. Returns false, with
// `out` undefined, if the text moves a missing checker, or moves to a point that the other side holds.
bool play_literally(const Board& board, Side side, const PlayText& text, Play& out);

}  // namespace mt::backgammon
