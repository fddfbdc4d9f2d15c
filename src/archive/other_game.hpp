// Games that have records like those of chess or draughts and that this program does not read.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string_view>

namespace mt::archive {

enum class OtherGame : std::uint8_t { none, xiangqi, othello, shogi, janggi, go };

// By a value of Game, Variant or GameType: "Chinese Chess", "Xiangqi", "1"; in any case.
OtherGame find_other_game(std::string_view value);
// By the tags of a record.  `value`: of the tag that says so.
OtherGame other_game_of(const Record& record, Span& value);
// "xiangqi (Chinese chess)".
std::string_view name(OtherGame game);

// "rnbakabnr/9/1c5c1/...": the men of a board of ten ranks.
bool is_xiangqi_placement(std::string_view text);

}  // namespace mt::archive
