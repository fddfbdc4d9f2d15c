// Writes one position in a form that the caller chooses.
#pragma once
#include "movetext/capi/answers.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <string_view>

namespace mt::capi {

// Writes the view of the position to mt_records and the diagnostics of its text to mt_messages. An empty text
// means the start position. Returns false if the view does not exist.
bool view_position(const GameSpec& spec, std::string_view position, mt_view view, Answers& answers);

}  // namespace mt::capi
