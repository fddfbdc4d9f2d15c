// The options that name a game of a file and a moment of it, which several commands have.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/cli/moment.hpp"

#include <optional>
#include <string>

namespace mt::cli {

inline constexpr Option move_option{
    .name = "move",
    .kind = ValueKind::text,
    .value = "M",
    .help =
        "position after a move: 23 or 23. of the side that moves first, 23... of the other side, 23b of "
        "Black (default: the end of the game)"};
inline constexpr Option ply_option{.name = "ply",
                                   .kind = ValueKind::number,
                                   .value = "K",
                                   .help = "position after K plies, moves of either side; 0 is the start"};
inline constexpr Option select_option{
    .name = "select",
    .kind = ValueKind::text,
    .value = "FILTER",
    .help = "only games that match, as in 'movetext export'; may be repeated, and all must match",
    .repeatable = true};

// Says why --game-number, --move, --ply and --select do not go together as they are given; empty if they do.
std::string objection_to_choice(const Invocation& invocation);
// Reads --move or --ply; without them it is the end of the game.  Nothing: --move is no move, as
// objection_to_move() says.
std::optional<Moment> moment_of(const Invocation& invocation);
std::string objection_to_move(const Invocation& invocation);

}  // namespace mt::cli
