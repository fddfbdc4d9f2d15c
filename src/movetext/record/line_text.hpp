// Writes a part of a record as text for people.
#pragma once
#include "movetext/record/line_slots.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt {

// Returns the number of a move: "12." or "12..."; empty for an event without a number.
std::string number_text(const Event& event);
// Returns the text of a step: a move, a roll ("31"), "double", "--", "/FEN ...".
std::string step_text(const Record& record, const Event& event);
// Appends the events with numbers, comments in braces, glyphs as "$1", and variations in parentheses.
void append_line(const Record& record, TapeRange range, std::string& out);

}  // namespace mt
