// The options of every command of the server: where its settings and its data are.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

inline constexpr Option config_option{
    .name = "config",
    .kind = ValueKind::file,
    .value = "FILE",
    .help = "settings of the server (default: those that 'serve --print-config' writes)",
};
inline constexpr Option data_option{
    .name = "data",
    .kind = ValueKind::file,
    .value = "DIR",
    .help =
        "directory for all data of the server (default with --config: server.data of that file, or "
        "/var/lib/movetext if the file does not set it; without --config: movetext-data in the current "
        "directory)",
};

}  // namespace mt::cli
