// Explains in words why a text is not a legal move: what the rule requires, and the probable meaning.
//
//   if (meant.empty()) record.report(explain(variant, position, text, written));
//   // 24x15 is not legal: the majority rule requires 24x22 (takes 3, this takes 1)   [not-max-capture]
//   // hint: 24x22
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/draughts/match.hpp"

#include <string_view>

namespace mt::draughts {

// All these functions return a diagnostic with Severity::error. Its byte range is within `written`, the
// original text.

// Explains a text that could not be read: Code::move_syntax or square_range.
Diagnostic explain_misreading(const SquareNames& names, std::string_view written, Misread fault);

// Explains why match() found nothing. The code is one of
//   wrong_side          the piece belongs to the other side
//   not_max_capture     a capture, but a priority rule requires another capture
//   incomplete_capture  the beginning of a capture that must continue
//   must_capture        a move without a capture, although a capture is possible
//   king_limit          Frisian: the king must rest
//   illegal_move        all other cases
//   too_complex         the position has more captures than can be searched
// Moves in the message are written in the notation of the text; `hint` is empty if no legal move is similar.
template <class Set>
Diagnostic explain(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                   std::string_view written);

// Explains why match() found several moves, and names up to four of them. `meant` may include the moves of a
// second reading of the text, in another notation; MoveText::notation is the notation of the first reading.
template <class Set>
Diagnostic explain_ambiguity(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                             std::string_view written, const MoveList<Set>& meant);

}  // namespace mt::draughts
