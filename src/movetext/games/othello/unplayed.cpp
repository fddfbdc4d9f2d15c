#include "movetext/games/othello/unplayed.hpp"

#include "movetext/games/othello/files.hpp"
#include "movetext/games/othello/looks.hpp"

#include <array>

namespace mt::othello {
namespace {

// PDN 3.0 gives Othello GameType 50.
constexpr auto tag_values = std::to_array<std::string_view>({"50", "othello", "reversi"});

}  // namespace

constinit const UnplayedGame unplayed{
    .title = "Othello",
    .tag_values = tag_values,
    .readers = "programs for Othello, as WZebra, read it",
    .convention = &conventions::pdn,  // PDN numbers it among its games.
    .looks = {.move = claim_move, .record = is_record},
    .foreign_files = foreign_files,
};

}  // namespace mt::othello
