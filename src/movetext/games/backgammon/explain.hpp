// Explains in words why something is not legal, and the probable meaning.
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

using mt::words;  // of a refusal

// All these functions return Severity::error, except for a warning about an ambiguous text, and a byte range
// within `written`, the original text.

// Explains a text that could not be read: Code::move_syntax, or square_range for points that are not on the
// board.
Diagnostic explain_misreading(std::string_view written, Misread fault);

// Explains why resolve_play() found nothing: Code::illegal_move. Names up to three nearest legal plays;
// `hint` is the first of them if it moves all checkers but one like the text.
Diagnostic explain(const Position& position, const PlayText& text, std::string_view written);

// Explains why resolve_play() found several plays: Code::ambiguous_move; names them, beginning with the
// chosen one.
Diagnostic explain_ambiguity(const Position& position, const ResolvedPlay& found, std::string_view written);

}  // namespace mt::backgammon
