// What play tells about the result of a record of PGN.
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::replay {

// Whether tape[at] is the word "0-0" that ends a record: no castling, but a game that both have lost.
bool ends_in_zeros(const Record& record, std::size_t at);
// Makes it a result: the record has its termination marker.
void take_zeros(Record& record);

// The last position is decided as `played` ("0-1"), by `reason` ("checkmate").  Reports a record that says
// otherwise; where its tag and its marker contradict each other, or neither tells, the position decides.
void correct_result(Record& record, std::string_view played, std::string_view reason);

}  // namespace mt::replay
