// Explains why a play or an action is not legal, and suggests similar legal plays.
//
//   const ResolvedPlay found = resolve_play(position.board, position.on_roll, position.dice, text);
//   if (found.results == 0) record.report(explain(position, text, written));
//   // 24/18 13/10 is not legal: White's 18 point is held by Black; near: 24/20 13/10        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"

#include <string_view>

namespace mt::backgammon {

using mt::words;  // the words for a Refusal

// All functions below return a diagnostic whose byte range is within `written`, the original text. It is an
// error, except for the warning about an ambiguous text.

// Explains a text that could not be read. The code is Code::move_syntax, or Code::square_range for points
// that are not on the board.
Diagnostic explain_misreading(std::string_view written, Misread fault);

// Explains why resolve_play() found no play. The code is Code::illegal_move. The message names up to three
// nearest legal plays. `hint` is the nearest legal play if it differs from the text by at most one checker.
Diagnostic explain(const Position& position, const PlayText& text, std::string_view written);

// Explains why resolve_play() found several plays. The code is Code::ambiguous_move. The message names the
// plays; the chosen play comes first.
Diagnostic explain_ambiguity(const Position& position, const ResolvedPlay& found, std::string_view written);

}  // namespace mt::backgammon
