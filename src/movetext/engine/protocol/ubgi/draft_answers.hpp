// The answers of engines that speak a draft of UBGI.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/greeting.hpp"

#include <optional>
#include <string_view>

namespace mt::engine::ubgi {

// Reads a line that comes during a search. Returns nullopt if it is not an answer.
std::optional<Answer> read_draft_answer(std::string_view line, Dialect dialect, Kind kind,
                                        const GameLine& asked);

}  // namespace mt::engine::ubgi
