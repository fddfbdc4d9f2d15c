// Explains why a text is not a legal move, or why it can be more than one.
//
//   if (meant.empty()) record.report(explain(rules, position, text, written));
//   // E3+5 is not legal: the elephant's eye f1 is occupied        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/xiangqi/move_text.hpp"

#include <string_view>

namespace mt::xiangqi {

// All functions below return a diagnostic with Severity::error whose byte range is the whole of `written`.

// Explains a text that could not be read. The code is Code::move_syntax or Code::square_range.
Diagnostic explain_misreading(std::string_view written, Misread fault);
// Explains why match() found no move. The code is Code::wrong_side if only the other side has the man, else
// Code::illegal_move.
Diagnostic explain(const Position& position, const MoveText& text, std::string_view written);
// Explains that a side may not pass.
Diagnostic explain_pass(std::string_view written);
// Explains why match() found several moves, and names the moves.
Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveList& meant);

}  // namespace mt::xiangqi
