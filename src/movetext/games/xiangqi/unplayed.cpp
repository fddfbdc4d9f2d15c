#include "movetext/games/xiangqi/unplayed.hpp"

#include "movetext/games/xiangqi/files.hpp"
#include "movetext/games/xiangqi/looks.hpp"

#include <array>

namespace mt::xiangqi {
namespace {

// PDN 3.0 gives xiangqi GameType 1.
constexpr auto tag_values = std::to_array<std::string_view>(
    {"1", "xiangqi", "chinese chess", "chinese-chess", "chinesechess", "cchess"});

}  // namespace

constinit const UnplayedGame unplayed{
    .title = "xiangqi (Chinese chess)",
    .tag_values = tag_values,
    .readers = "programs for xiangqi, as XQWizard, read it",
    .convention = &conventions::pgn,  // Its records have the tags of chess.
    .looks = {.move = claim_move, .position = claim_position},
    .foreign_files = foreign_files,
};

}  // namespace mt::xiangqi
