// The line that ends a search.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {

// Says whether the dice on the table can be played.
bool can_play(const AnyGame& game, const AnyPosition& position);

struct Result {
  std::string words{};  // "8/5 6/5", "double reply take"
  Complaint complaint{};
};
// Returns what a player has decided, within the rules: a double that is not allowed is "nodouble", a beaver
// that is not allowed "take"; where it may not resign it plays on.  A complaint: the answer belongs to
// another question, or breaks the rules.
Result result_of(const Answer& answer, Kind kind, const std::vector<std::string>& among, bool may_resign,
                 const GameLine& line);

// Returns "bestmove 8/5 6/5", or the same as the drafts say it.
std::string result_line(std::string_view words, Spelling spelling);

// Reads what stands behind "bestmove" and is no play; Kind::failed: it is no answer to that question, or the
// rules forbid it.
Answer read_decision(std::string_view text, Kind kind, const GameLine& line);

}  // namespace mt::engine::ubgi
