// Engines as users name them on the command line.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/external/external_player.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

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

// The name of the players that are built in.
inline constexpr std::string_view built_in = "movetext";

// Returns the protocol that a user names; nullptr: there is none, which has been told.
const engine::Protocol* require_protocol(std::string_view name);

// Returns the game of --game and --losing; nothing: it was not named.
std::optional<GameSpec> named_game(const Invocation& invocation);

// Adds an option of --set; false: it is no NAME=VALUE, which has been told.
bool read_setting(std::string_view setting, std::vector<std::pair<std::string, std::string>>& out);
// Adds the options of --set; false: one of them is no NAME=VALUE, which has been told.
bool read_settings(const Invocation& invocation, std::vector<std::pair<std::string, std::string>>& out);

// Starts the engine of a command, or a built-in player if the command is "movetext", or meets the engine of
// "dxp:HOST:PORT", with the rest of the terms; nullptr: it cannot be started, and `problem` says why.
std::unique_ptr<engine::Player> start_player(std::string_view command, engine::EngineTerms terms,
                                             std::string& problem);
enum class Purpose : std::uint8_t { play, analysis };
// The same with the options of the command line; nullptr: it cannot be started, which has been told.
std::unique_ptr<engine::Player> start_player(std::string_view command, const GameSpec& game,
                                             const engine::Protocol* protocol, const Invocation& invocation,
                                             Purpose purpose = Purpose::play);

}  // namespace mt::cli
