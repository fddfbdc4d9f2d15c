// Writes durations, times and ratings as text.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::words {

// Returns the duration in its two largest units: "2 days 3 hours", "45 minutes", "less than a minute".
// Returns "no time" for 0 or less.
std::string duration_words(const Language& language, Duration duration);
// Returns a shorter form for tables: "2d 3h", "45m", "<1m", "0m".
std::string short_duration(const Language& language, Duration duration);
// Return texts such as "2026-11-22 04:31 UTC" and "2026-11-22". Years after 9999 are written as 9999.
std::string moment_words(const Language& language, Time time);
std::string day_words(const Language& language, Time time);
// Returns a text such as "2026-11-22 04:31 UTC", the same in every language, for files and operators.
std::string date_words(Time time);
// Returns "1623", or "1500?" if the rating is provisional.
std::string rating_words(const RatingShown& rating);

}  // namespace mt::server::words
