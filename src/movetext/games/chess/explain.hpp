// Explains why a text is not a legal move: the man that was meant, its obstacle, and a similar legal move.
//
//   if (meant.empty()) record.report(explain(rules, position, text, written));
//   // Nd4 is not legal: the knight on f3 is pinned to its king by the bishop on h5        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/chess/match.hpp"
#include "movetext/games/chess/rules.hpp"

#include <string_view>

namespace mt::chess {

// All these functions return a diagnostic with Severity::error. Its byte range is within `written`, the
// original text.

// Explains a text that could not be read. The code is Code::move_syntax or Code::square_range.
Diagnostic explain_misreading(std::string_view written, Misread fault);

// Explains why match() found no move. The code is Code::wrong_side if the other side could make the move,
// else Code::illegal_move. The message writes moves in SAN. The diagnostic's `hint` is the legal move with
// the most similar text, or empty if none is similar.
Diagnostic explain(const Rules& rules, const Position& position, const MoveText& text,
                   std::string_view written);

// Explains why match() found several moves. The code is Code::ambiguous_move. The message names up to four of
// the moves.
Diagnostic explain_ambiguity(const Rules& rules, const Position& position, std::string_view written,
                             const MoveList& meant);

}  // namespace mt::chess
