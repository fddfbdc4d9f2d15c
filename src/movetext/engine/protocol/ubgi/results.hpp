// The line that ends a search.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/complaint.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"

#include <string>
#include <vector>

namespace mt::engine::ubgi {

// Returns whether the dice of the position can be played.
bool can_play(const AnyGame& game, const AnyPosition& position);

struct Result {
  std::string words{};  // "8/5 6/5", "double reply take"
  Complaint complaint{};
};
// Returns a player's decision, corrected by the rules: an illegal double becomes "nodouble", an illegal
// beaver becomes "take", and in a cube decision a resignation that is not allowed becomes "nodouble". Returns
// a complaint if the answer is not a decision of the kind `kind`, or breaks the rules in another way.
Result result_of(const Answer& answer, Kind kind, const std::vector<std::string>& among, bool may_resign,
                 const GameLine& line);

// Returns "bestmove 8/5 6/5", or its form in the drafts.
std::string result_line(std::string_view words, Spelling spelling);

// Reads the words after "bestmove" if they are not a play. Returns Kind::failed if they do not answer a "go"
// of that kind, or if the rules forbid the decision.
Answer read_decision(std::string_view text, Kind kind, const GameLine& line);

}  // namespace mt::engine::ubgi
