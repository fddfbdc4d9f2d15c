// Options shared by several commands about engines.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

inline constexpr Option protocol_option{.name = "protocol",
                                        .kind = ValueKind::text,
                                        .value = "P",
                                        .help = "protocol of the engine (default: detected)"};

inline constexpr Option set_option{.name = "set",
                                   .kind = ValueKind::text,
                                   .value = "NAME=VALUE",
                                   .help = "set an option of the engine, such as \"Hash=64\"",
                                   .repeatable = true};

inline constexpr Option engine_patience_option{
    .name = "patience",
    .kind = ValueKind::text,
    .value = "SECONDS",
    .help = "how long to wait for an engine to start and to get ready (default: 60)"};

inline constexpr Option log_option{.name = "log",
                                   .kind = ValueKind::file,
                                   .value = "FILE",
                                   .help = "write every line that is exchanged with engines to FILE",
                                   .writes = true};

inline constexpr Option time_option{
    .name = "time", .kind = ValueKind::text, .value = "SECONDS", .help = "time for each move, such as 0.5"};

inline constexpr Option nodes_option{.name = "nodes",
                                     .kind = ValueKind::text,
                                     .value = "N",
                                     .help = "maximum number of positions for each search"};

inline constexpr Option engine_depth_option{
    .name = "depth",
    .kind = ValueKind::number,
    .value = "D",
    .help = "search depth in plies; in games with dice, number of rolls after a play"};

}  // namespace mt::cli
