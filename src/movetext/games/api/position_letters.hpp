// What messages say about the letters of other alphabets in a position.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/text/plain_position.hpp"

#include <string_view>
#include <vector>

namespace mt {

// Moves the notes on a position from its plain form to the text as it was written, names the foreign letter
// at which an error stands, and adds a note if letters were read as others.
void name_position_letters(std::string_view written, const text::PlainReading& reading,
                           std::vector<Diagnostic>& notes);

}  // namespace mt
