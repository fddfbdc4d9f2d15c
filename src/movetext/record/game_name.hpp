// Names a game in one line: "Anna - Bram, City championship, Utrecht, 2024.03.10, round 3, 1-0".
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <array>
#include <string>
#include <string_view>

namespace mt {

// The values of the roster, in the order of RosterTag. Empty values are unknown.
using RosterValues = std::array<std::string_view, roster_names.size()>;

// Returns whether the value is known: not empty, "?", "-" or a date of which the year is unknown.
bool is_known_value(std::string_view value);
// Returns the values of the record; "?", "-" and "????.??.??" are empty. `white_first`: White is the first
// side.
RosterValues roster_of(const Record& record, bool white_first);
// Returns the known values as a line, or an empty string. The unknown part of a date is left out; if only one
// player is known, the other one is "?".
std::string game_name(const RosterValues& values);

}  // namespace mt
