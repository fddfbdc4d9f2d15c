// What a move has lost, and the mark that it deserves.
//
// Values are compared as chances to win, since a hundredth counts for more in an open game than in one that
// is decided; the values of backgammon are points already.
#pragma once
#include "movetext/engine/api/found.hpp"

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

// Returns the chance to win that a value means, 0..1; not for equities.
//   hundredths: 1 / (1 + exp(-0.00368208 * hundredths)), as lichess.org counts for chess
//   discs: 1 / (1 + exp(-0.25 * discs))
//   wins_in: 1 or 0
double win_chance(const Score& score);

// Returns what is lost from one value to the other, both of the same side: a chance to win, or points if both
// are equities; 0 or more.
double lost(const Score& before, const Score& after);

// Returns the mark of a loss.
//   chances: from 0.05 dubious, 0.10 a mistake, 0.15 a blunder (the steps of lichess.org)
//   points: from 0.04, 0.08, 0.16 (the steps of GNU Backgammon)
Mark mark_of(double loss, bool in_points);

// Writes a value as comments have it: "0.31", "#-3"; an equity has three figures behind the point.
std::string text_of(const Score& score);

}  // namespace mt::engine
