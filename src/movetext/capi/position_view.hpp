// Shows one position in the form that a caller asks for.
#pragma once
#include "movetext/capi/answers.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <string_view>

namespace mt::capi {

// Puts the view of the position, of the start for an empty one, into mt_records, and what there is to say of
// its text into mt_messages.  Returns false if there is no such view.
bool view_position(const GameSpec& spec, std::string_view position, mt_view view, Answers& answers);

}  // namespace mt::capi
