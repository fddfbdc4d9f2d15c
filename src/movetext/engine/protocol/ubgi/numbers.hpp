// The numbers of UBGI: digits alone, or digits with a point.
#pragma once
#include "movetext/engine/protocol/api/words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::ubgi {

// Takes a word of at most 18 digits; nothing: it is none, and is taken.
std::optional<std::uint64_t> take_number(Words& words);
// Takes a number that may have a sign and a fraction, of at most 30 bytes; nothing: it is none, and is taken.
std::optional<double> take_real(Words& words);

// Adds " 0.5510"; a number that is none or beyond a million is not written.  Returns whether it was.
bool write_real(double value, int digits, std::string& out);

}  // namespace mt::engine::ubgi
