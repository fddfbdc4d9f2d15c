// The loss that a move causes, and the mark for it.
//
// Values are compared as expected scores, because a hundredth of a pawn matters more in a balanced game than
// in a decided one. Only equities (backgammon) are compared directly, in points.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/games/api/score_curve.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::engine {

enum class Mark : std::uint8_t { none, dubious, mistake, blunder };

// Returns the number of the Numeric Annotation Glyph for a mark: 6 (dubious), 2 (mistake), 4 (blunder) or 0
// (none).
std::uint32_t nag_of(Mark mark);
// Returns "?!", "?" or "??"; an empty text for Mark::none.
std::string_view sign_of(Mark mark);
// Returns "dubious", "mistake" or "blunder"; an empty text for Mark::none.
std::string_view name_of(Mark mark);

// Returns the same value from the view of the other side.
Score turned(const Score& score);

// Returns the expected score of a value, from 0 to 1: a win in any number of plies is 1, a draw 0.5, a loss
// 0. The value must not be an equity. `curve` is the curve of the position (AnyGame::score_curve).
double expected_score(const Score& score, ScoreCurve curve);

// Returns the loss from one value to another, at least 0; both are from the view of the same side. If both
// are equities, the loss is in points, else in expected score. `curve` is the curve of the position before
// the move. The same curve is used for both values, since the curve after the move may give another expected
// score for the same value.
double lost(const Score& before, const Score& after, ScoreCurve curve);

// Returns the mark for a loss. The losses for dubious, mistake and blunder are:
// - in expected score at least 0.05, 0.10 and 0.15 (the steps of lichess.org);
// - in points more than 0.03, 0.06 and 0.12 (the steps of GNU Backgammon).
Mark mark_of(double loss, bool in_points);

// Returns the text of a value for comments: "0.31" or "#-3". An equity has three decimals.
std::string text_of(const Score& score);

}  // namespace mt::engine
