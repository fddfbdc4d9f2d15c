// Options of an engine that plays by a peer-to-peer protocol (DXP).
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

inline constexpr Option listen_option{.name = "listen",
                                      .kind = ValueKind::text,
                                      .value = "HOST:PORT",
                                      .help =
                                          "wait there for opponents, one after the other; without HOST "
                                          "on this machine, without :PORT on the usual one",
                                      .group = "Protocols of equals (dxp)"};

inline constexpr Option connect_option{.name = "connect",
                                       .kind = ValueKind::text,
                                       .value = "HOST:PORT",
                                       .help = "go to an opponent that waits there"};

inline constexpr Option as_option{.name = "as",
                                  .kind = ValueKind::choice,
                                  .value = "SIDE",
                                  .choices = "white|black",
                                  .help =
                                      "invite the opponent to a game in which the engine has that side "
                                      "(default: wait for its invitation)"};

inline constexpr Option minutes_option{.name = "minutes",
                                       .kind = ValueKind::number,
                                       .value = "N",
                                       .help = "of each side in that game (default: 5)"};

inline constexpr Option moves_option{
    .name = "moves",
    .kind = ValueKind::number,
    .value = "N",
    .help = "of each side, after which that game is left (default: 0, none)"};

inline constexpr Option patience_option{.name = "patience",
                                        .kind = ValueKind::text,
                                        .value = "SECONDS",
                                        .help =
                                            "that an opponent may be silent before it is left (default: "
                                            "3600)"};

}  // namespace mt::cli
