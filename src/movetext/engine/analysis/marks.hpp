// The loss of a move, and the mark for it.
//
// Values are compared as expected scores, since a hundredth counts for more in an open game than in a decided
// one. The values of backgammon are points already.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/games/api/score_curve.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::engine {

enum class Mark : std::uint8_t { none, dubious, mistake, blunder };

// Returns the number of the Numeric Annotation Glyph: $6, $2, $4; 0 for none.
std::uint32_t nag_of(Mark mark);
// Returns "?!", "?", "??"; empty for none.
std::string_view sign_of(Mark mark);
// Returns "dubious", "mistake", "blunder"; empty for none.
std::string_view name_of(Mark mark);

// Returns the same value from the view of the other side.
Score turned(const Score& score);

// Returns the expected score for a value, 0..1, with a draw as half a win; not for equities. `curve` is that
// of the position (AnyGame::score_curve). A win in some plies is 1, a loss 0.
double expected_score(const Score& score, ScoreCurve curve);

// Returns the loss from one value to the other, both from the view of the same side: expected score, or
// points if both are equities; at least 0. `curve` is that of the position before the move for both values,
// since the same value may mean more a move later.
double lost(const Score& before, const Score& after, ScoreCurve curve);

// Returns the mark of a loss.
//   expected score: from 0.05 dubious, 0.10 a mistake, 0.15 a blunder (the steps of lichess.org)
//   points: from 0.04, 0.08, 0.16 (the steps of GNU Backgammon)
Mark mark_of(double loss, bool in_points);

// Writes a value in the form of comments: "0.31", "#-3"; an equity has three decimals.
std::string text_of(const Score& score);

}  // namespace mt::engine
