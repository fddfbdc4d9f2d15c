// Engines as users name them on the command line.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/external/external_player.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::cli {

inline constexpr std::uint32_t longest_match = 64;  // points

// The name of the players that are built in.
inline constexpr std::string_view built_in = "movetext";

// Returns the protocol that a user names; nullptr: there is none, which has been told.
const engine::Protocol* require_protocol(std::string_view name);

// Returns the game of --game and --losing; nothing: it was not named.
std::optional<GameSpec> named_game(const Invocation& invocation);

using Settings = std::vector<std::pair<std::string, std::string>>;  // names and values of options

// The engine that a user names.
struct NamedEngine {
  std::string command{built_in};               // or a program with its words, or "dxp:HOST:PORT"
  const engine::Protocol* protocol = nullptr;  // nullptr: it is found out
  Settings settings{};
};

// Adds an option of --set; false: it is no NAME=VALUE, which has been told.
bool read_setting(std::string_view setting, Settings& out);
// Says why there can be no such engine, without starting anything; empty: there can.  Without a game the
// options of the built-in player are those of any.
std::string objection_to(const NamedEngine& engine, const std::optional<GameSpec>& game);
// Returns the engine of a command with the protocol of that name and the options of --set; nothing: there can
// be none, which has been told.
std::optional<NamedEngine> read_engine(const Invocation& invocation, std::string_view command,
                                       std::optional<std::string_view> protocol,
                                       const std::optional<GameSpec>& game);

enum class Purpose : std::uint8_t { play, analysis };
// Starts the engine, or a built-in player, or meets the engine of "dxp:HOST:PORT", with the rest of the
// terms; nullptr: it cannot be started, and `problem` says why.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, engine::EngineTerms terms,
                                             std::string& problem, Purpose purpose = Purpose::play);
// The same for a command that has one engine; nullptr: it cannot be started, which has been told.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, const GameSpec& game,
                                             Purpose purpose = Purpose::play);

}  // namespace mt::cli
