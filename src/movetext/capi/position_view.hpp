// Shows one position in a form for the caller.
#pragma once
#include "movetext/capi/answers.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <string_view>

namespace mt::capi {

// Writes the view of the position (of the start, if the text is empty) to mt_records, and the diagnostics of
// its text to mt_messages. Returns false if there is no such view.
bool view_position(const GameSpec& spec, std::string_view position, mt_view view, Answers& answers);

}  // namespace mt::capi
