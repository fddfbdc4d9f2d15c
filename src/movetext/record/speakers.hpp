// Names the author of comments.
#pragma once
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt {

// Puts the name and a colon before the words of each comment: "Anna: a good move". Comments that have only
// embedded commands stay unchanged.
void name_speaker(Record& record, std::string_view name);

}  // namespace mt
