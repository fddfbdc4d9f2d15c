// The numbers of UBGI: digits, possibly with a decimal point.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::ubgi {

// Takes the next word, and returns its number of at most 18 digits, or nullopt if it is not one.
std::optional<std::uint64_t> take_number(Words& words);
// Takes the next word, and returns its number with optional sign and fraction, of at most 30 bytes, or
// nullopt if it is not one.
std::optional<double> take_real(Words& words);

// Adds " 0.5510" and returns true. Returns false, and writes nothing, for NaN and for numbers beyond a
// million.
bool write_real(double value, int digits, std::string& out);

}  // namespace mt::engine::ubgi
