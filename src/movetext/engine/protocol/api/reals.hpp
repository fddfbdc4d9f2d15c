// Numbers with a fraction as protocols write them. They do not depend on the locale.
#pragma once
#include "movetext/engine/api/limits.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

// Returns "-0.31" for -31.
std::string hundredths_text(int value);
// Reads "31", "-0.31", "+.5". Returns nullopt if the text is not such a number, or if it is longer than 32
// characters.
std::optional<double> read_real(std::string_view text);
// Reads seconds, from 0 to 1e9, as whole milliseconds. Returns nullopt if the text is not such a number.
std::optional<Milliseconds> read_seconds(std::string_view text);

}  // namespace mt::engine
