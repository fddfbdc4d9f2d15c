// Options, shared by several commands, that choose a game of a file and a moment in the game.
#pragma once
#include "movetext/cli/game_point.hpp"
#include "movetext/cli/invocation.hpp"

#include <optional>
#include <string>

namespace mt::cli {

inline constexpr Option move_option{
    .name = "move",
    .kind = ValueKind::text,
    .value = "M",
    .help =
        "position after a move; 23 or 23.: move 23 of the side that moves first; 23...: move 23 of the other "
        "side; 23b: move 23 of Black (default: the end of the game)"};
inline constexpr Option ply_option{
    .name = "ply",
    .kind = ValueKind::number,
    .value = "K",
    .help = "position after K plies (moves of either side); 0 is the start position"};
inline constexpr Option select_option{.name = "select",
                                      .kind = ValueKind::text,
                                      .value = "FILTER",
                                      .help =
                                          "only games that match FILTER, as in 'movetext export'; if the "
                                          "option is repeated, a game must match every FILTER",
                                      .repeatable = true};

inline constexpr Option in_variations_option{
    .name = "in-variations", .help = "the conditions of --select look into variations as well"};
inline constexpr Option found_option{.name = "found",
                                     .help = "the position that --select has found, such as material:KRPvKR"};

// Returns why the given --game-number, --move, --ply and --select cannot be combined, or an empty string if
// they can.
std::string objection_to_choice(const Invocation& invocation);
// Reads --move or --ply; without them the moment is the end of the game. Returns nullopt if --move is
// invalid; objection_to_move() then returns the error.
std::optional<GamePoint> point_of(const Invocation& invocation);
std::string objection_to_move(const Invocation& invocation);

}  // namespace mt::cli
