// Explains in words why a text is not a legal move: the man meant, its obstacle, and the probable meaning.
//
//   if (meant.empty()) record.report(explain(rules, position, text, written));
//   // Nd4 is not legal: the knight on f3 is pinned to its king by the bishop on h5        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/chess/match.hpp"
#include "movetext/games/chess/rules.hpp"

#include <string_view>

namespace mt::chess {

// All these functions return Severity::error and a byte range within `written`, the original text.

// Explains a text that could not be read: Code::move_syntax or square_range.
Diagnostic explain_misreading(std::string_view written, Misread fault);

// Explains why match() found nothing: Code::wrong_side if the other side could make the move, else
// illegal_move. Moves in the message are SAN; `hint` is the legal move with the most similar text, or empty
// if none is similar.
Diagnostic explain(const Rules& rules, const Position& position, const MoveText& text,
                   std::string_view written);

// Explains why match() found several moves: Code::ambiguous_move; names them all, up to four.
Diagnostic explain_ambiguity(const Rules& rules, const Position& position, std::string_view written,
                             const MoveList& meant);

}  // namespace mt::chess
