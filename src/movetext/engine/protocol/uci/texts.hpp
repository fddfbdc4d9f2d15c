// The words of UCI that both sides write and read: scores and limits (specification by Stefan Meyer-Kahlen,
// 2006).
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/games/api/score_curve.hpp"

#include <optional>
#include <string>

namespace mt::engine::uci {

// Writes "cp 31", "mate -2 lowerbound". The distance of a mate is counted in full moves.
void write_score(const Score& score, std::string& out);
// Writes " wdl 310 480 210": the chances of a win, a draw and a loss in thousandths, which add up to 1000.
// Writes nothing if the value is an equity. The curve must have a chance of draws.
void write_chances(const Score& score, const ScoreCurve& curve, std::string& out);
// Reads the words after "score". Returns nullopt if they are not a score.
std::optional<Score> read_score(Words& words);

// Adds " wtime 1000 btime 900 winc 10 ..." for the limits.
void write_limits(const Limits& limits, std::string& out);
// The words of the command "go".
const GoWords& go_words();

}  // namespace mt::engine::uci
