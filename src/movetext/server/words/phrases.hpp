// Small phrases that letters share.
#pragma once
#include "movetext/server/words/views.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::words {

// Its two largest units: "2 days 3 hours", "45 minutes", "less than a minute"; nothing left: "no time".
std::string duration_words(Duration duration);
// The same for tables: "2d 3h", "45m", "<1m", "0m".
std::string short_duration(Duration duration);
// "2026-11-22 04:31 UTC"; years beyond 9999 are cut to it.
std::string date_words(Time time);
// "1623", "1500?" when it is provisional.
std::string rating_words(const RatingShown& rating);
// "1 move", "2 moves": the plural ends with an s.
std::string counted(std::uint64_t number, std::string_view what);

// Subjects as other mail servers of games write them, so that filters made for those work.
// "Draughts Board 101 fred **"; without a name if nobody is awaited.
std::string board_subject(const BoardView& view);

}  // namespace mt::server::words
