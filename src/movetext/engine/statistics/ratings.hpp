// Words for the strength of play, by the rate of errors.
#pragma once
#include <string_view>

namespace mt::statistics {

// Returns the word of GNU Backgammon for the mean loss of equity per decision: "World class".
std::string_view gnubg_word(double mean_loss);

// The performance rating of eXtreme Gammon: 500 times the mean loss of equity per counted decision.
inline constexpr double rating_factor = 500;
// Returns the word of eXtreme Gammon for a performance rating.
std::string_view xg_word(double rating);

}  // namespace mt::statistics
