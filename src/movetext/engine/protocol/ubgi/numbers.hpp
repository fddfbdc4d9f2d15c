// The numbers of UBGI: digits, possibly with a decimal point.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::ubgi {

// Takes the next word and returns it as a number of at most 18 digits, or nullopt if it is not such a number.
std::optional<std::uint64_t> take_number(Words& words);
// Takes the next word and returns it as a number with optional sign and fraction, or nullopt if it is not
// such a number or is longer than 30 bytes.
std::optional<double> take_real(Words& words);

// Adds " 0.5510" and returns true. For NaN and for numbers beyond a million, returns false and adds nothing.
bool write_real(double value, int digits, std::string& out);

}  // namespace mt::engine::ubgi
