// Whether a program says that it does not know the word that a protocol begins with.
#pragma once
#include <string_view>

namespace mt::engine {

// Returns the line of `said` that refuses the word, as "Unknown command: 'uci'. Type help" or
// "Invalid move: uci"; empty: there is none, or `word` is empty.
std::string_view refusal_of_word(std::string_view said, std::string_view word);

}  // namespace mt::engine
