// Numbers with a fraction as protocols write them, whatever the locale.
#pragma once
#include "movetext/engine/api/limits.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

// "-0.31" of -31.
std::string hundredths_text(int value);
// Reads "31", "-0.31", "+.5"; nothing: it is no such number, or has more than 32 signs.
std::optional<double> read_real(std::string_view text);
// Reads seconds, from 0 to 1e9, whole milliseconds of them; nothing: it is no number.
std::optional<Milliseconds> read_seconds(std::string_view text);

}  // namespace mt::engine
