// Options shared by several commands about engines.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

inline constexpr Option protocol_option{.name = "protocol",
                                        .kind = ValueKind::text,
                                        .value = "P",
                                        .help = "the protocol that is spoken (default: found out)"};

inline constexpr Option set_option{.name = "set",
                                   .kind = ValueKind::text,
                                   .value = "NAME=VALUE",
                                   .help = "set an option of the engine, as \"Hash=64\"",
                                   .repeatable = true};

inline constexpr Option time_option{
    .name = "time", .kind = ValueKind::text, .value = "SECONDS", .help = "for a move, as 0.5"};

inline constexpr Option nodes_option{
    .name = "nodes", .kind = ValueKind::text, .value = "N", .help = "positions that a search may look at"};

inline constexpr Option engine_depth_option{
    .name = "depth",
    .kind = ValueKind::number,
    .value = "D",
    .help = "plies that a search looks ahead; in games with dice the rolls behind a play"};

}  // namespace mt::cli
