// Checks whether a program reports the first word of a protocol as unknown.
#pragma once
#include <string_view>

namespace mt::engine {

// Returns the line of `said` that refuses the word, such as "Unknown command: 'uci'. Type help" or "Invalid
// move: uci". Returns an empty text if no line refuses the word, or if `word` is empty.
std::string_view refusal_of_word(std::string_view said, std::string_view word);

}  // namespace mt::engine
