// What a move has lost, and the mark that it deserves.
//
// Values are compared as expected scores, since a hundredth counts for more in an open game than in one that
// is decided; the values of backgammon are points already.
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

// Returns the same value for the other side.
Score turned(const Score& score);

// Returns the score that a value lets expect, 0..1: a draw is half a win; not for equities.  `curve` is that
// of the position (AnyGame::score_curve).  A win in some plies is 1, a loss 0.
double expected_score(const Score& score, ScoreCurve curve);

// Returns what is lost from one value to the other, both of the same side: expected score, or points if both
// are equities; 0 or more.  `curve` is that of the position before the move for both, since the same value
// may mean more a move later.
double lost(const Score& before, const Score& after, ScoreCurve curve);

// Returns the mark of a loss.
//   expected score: from 0.05 dubious, 0.10 a mistake, 0.15 a blunder (the steps of lichess.org)
//   points: from 0.04, 0.08, 0.16 (the steps of GNU Backgammon)
Mark mark_of(double loss, bool in_points);

// Writes a value as comments have it: "0.31", "#-3"; an equity has three figures behind the point.
std::string text_of(const Score& score);

}  // namespace mt::engine
