// Lengths of time, moments and ratings, as texts.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::words {

// Its two largest units: "2 days 3 hours", "45 minutes", "less than a minute"; nothing left: "no time".
std::string duration_words(const Language& language, Duration duration);
// The same for tables: "2d 3h", "45m", "<1m", "0m".
std::string short_duration(const Language& language, Duration duration);
// "2026-11-22 04:31 UTC", "2026-11-22"; years beyond 9999 are cut to it.
std::string moment_words(const Language& language, Time time);
std::string day_words(const Language& language, Time time);
// "2026-11-22 04:31 UTC" in any language: for files, and for who runs the server.
std::string date_words(Time time);
// "1623", "1500?" when it is provisional.
std::string rating_words(const RatingShown& rating);

}  // namespace mt::server::words
