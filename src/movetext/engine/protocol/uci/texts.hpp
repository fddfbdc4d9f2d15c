// The words of UCI that both sides write and read: scores and limits (the text of the protocol by
// Stefan Meyer-Kahlen, 2006).
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/limit_rows.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine::uci {

// "cp 31", "mate -2 lowerbound".  A mate is counted in moves, each of both sides.
void write_score(const Score& score, std::string& out);
// Reads what stands behind "score"; nothing: it is none.
std::optional<Score> read_score(Words& words);

// Adds " wtime 1000 btime 900 winc 10 ..." for the limits.
void write_limits(const Limits& limits, std::string& out);
// The words of the command "go".
const GoWords& go_words();

}  // namespace mt::engine::uci
