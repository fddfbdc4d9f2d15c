// Explains in words why a text is not a legal move, or more than one.
//
//   if (meant.empty()) record.report(explain(rules, position, text, written));
//   // E3+5 is not legal: the elephant's eye f1 is occupied        [illegal-move]
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/xiangqi/move_text.hpp"

#include <string_view>

namespace mt::xiangqi {

// All these functions return Severity::error and the range of `written`.

// Explains a text that could not be read: Code::move_syntax or square_range.
Diagnostic explain_misreading(std::string_view written, Misread fault);
// Explains why match() found nothing: Code::wrong_side if the other side has the man, else illegal_move.
Diagnostic explain(const Position& position, const MoveText& text, std::string_view written);
// Explains that passes are not allowed.
Diagnostic explain_pass(std::string_view written);
// Explains why match() found several moves; names them.
Diagnostic explain_ambiguity(const Position& position, std::string_view written, const MoveList& meant);

}  // namespace mt::xiangqi
