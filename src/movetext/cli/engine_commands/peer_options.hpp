// Options of an engine that plays by a peer-to-peer protocol (DXP).
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

inline constexpr Option listen_option{
    .name = "listen",
    .kind = ValueKind::text,
    .value = "HOST:PORT",
    .help =
        "wait for opponents at this address, one at a time (default for HOST: "
        "this machine; for PORT: the standard port)",
    .group = "Games between programs (dxp)"};

inline constexpr Option connect_option{.name = "connect",
                                       .kind = ValueKind::text,
                                       .value = "HOST:PORT",
                                       .help = "connect to an opponent that waits at this address"};

inline constexpr Option as_option{.name = "as",
                                  .kind = ValueKind::choice,
                                  .value = "SIDE",
                                  .choices = "white|black",
                                  .help =
                                      "invite the opponent to a game in which the engine plays this side "
                                      "(default: wait for an invitation)"};

inline constexpr Option minutes_option{.name = "minutes",
                                       .kind = ValueKind::number,
                                       .value = "N",
                                       .help = "with --as: minutes of each side for the game (default: 5)"};

inline constexpr Option moves_option{
    .name = "moves",
    .kind = ValueKind::number,
    .value = "N",
    .help = "with --as: number of moves of each side after which the game ends (default: 0, no limit)"};

inline constexpr Option patience_option{
    .name = "patience",
    .kind = ValueKind::text,
    .value = "SECONDS",
    .help = "how long an opponent may be silent before the engine leaves (default: 3600)"};

}  // namespace mt::cli
