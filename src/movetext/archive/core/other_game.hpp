// Games that have records like those of chess or draughts and that this program does not read.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string_view>

namespace mt::archive {

enum class OtherGame : std::uint8_t { none, xiangqi, othello, shogi, janggi, go };

// Finds it by a value of Game, Variant or GameType, in any case: "Chinese Chess", "Xiangqi", "1".
OtherGame find_other_game(std::string_view value);
// Finds it by the tags of a record; `value` receives that of the tag that says so.
OtherGame other_game_of(const Record& record, Span& value);
// Returns its name for a message: "xiangqi (Chinese chess)".
std::string_view name(OtherGame game);

// Says whether the text begins with the men of a board of ten ranks: "rnbakabnr/9/1c5c1/...".
bool is_xiangqi_placement(std::string_view text);

}  // namespace mt::archive
