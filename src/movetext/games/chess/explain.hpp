// Why a text is not a legal move, in words: which man is meant, what keeps it, and what was probably meant.
//
//   if (meant.empty()) record.report(explain(rules, position, text, written));
//   // Nd4 is not legal: the knight on f3 is pinned to its king by the bishop on h5        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/chess/match.hpp"
#include "movetext/games/chess/rules.hpp"

#include <string_view>

namespace mt::chess {

// All of these give Severity::error and the byte range within `written`, the text that was read.

// The text could not be read: Code::move_syntax or square_range.
Diagnostic explain_misreading(std::string_view written, Misread fault);

// match() found nothing: Code::wrong_side if the other side could make the move, else illegal_move.  Moves in
// the words are SAN; `hint` is the legal move with the most similar text, empty if none is near.
Diagnostic explain(const Rules& rules, const Position& position, const MoveText& text,
                   std::string_view written);

// match() found several: Code::ambiguous_move; names them all, up to four.
Diagnostic explain_ambiguity(const Rules& rules, const Position& position, std::string_view written,
                             const MoveList& meant);

}  // namespace mt::chess
