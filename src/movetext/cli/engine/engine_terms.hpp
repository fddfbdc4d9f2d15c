// Reads the engines that a command line names.
#pragma once
#include "movetext/cli/engine/dialogue_file.hpp"
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

// The name of the built-in players.
inline constexpr std::string_view built_in = "movetext";

// Returns the protocol with that name, or nullptr after reporting that there is none.
const engine::Protocol* require_protocol(std::string_view name);

// Returns the game of --game and --losing, or nullopt if it was not given.
std::optional<GameSpec> named_game(const Invocation& invocation);

using Settings = std::vector<std::pair<std::string, std::string>>;  // names and values of options

// An engine as the user has named it.
struct NamedEngine {
  std::string command{built_in};               // or a program with its words, or "dxp:HOST:PORT"
  const engine::Protocol* protocol = nullptr;  // nullptr: determined automatically
  Settings settings{};
  engine::Milliseconds patience = engine::Patience{}.greeting;  // to start, and to get ready
  std::shared_ptr<DialogueFile> log{};                          // nullptr: the dialogue is not kept
};

// Reads --patience and --log. Returns false after reporting an error.
bool read_conversation(const Invocation& invocation, engine::Milliseconds& patience,
                       std::shared_ptr<DialogueFile>& log);

// Adds an option of --set. Returns false, after reporting it, if it does not have the form NAME=VALUE.
bool read_setting(std::string_view setting, Settings& out);
// Returns why there can be no such engine, without starting anything, or an empty string. If no game is
// given, an option may be that of any built-in player.
std::string objection_to(const NamedEngine& engine, const std::optional<GameSpec>& game);
// Returns the engine of a command with the protocol of that name and the options of --set, or nullopt after
// reporting an error.
std::optional<NamedEngine> read_engine(const Invocation& invocation, std::string_view command,
                                       std::optional<std::string_view> protocol,
                                       const std::optional<GameSpec>& game);

enum class Purpose : std::uint8_t { play, analysis };
// Starts the engine or a built-in player, or connects to the engine of "dxp:HOST:PORT", with the other terms.
// Returns nullptr, with the reason in `problem`, if that fails.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, engine::EngineTerms terms,
                                             std::string& problem, Purpose purpose = Purpose::play);
// Does the same for a command that has one engine. Returns nullptr after reporting an error.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, const GameSpec& game,
                                             Purpose purpose = Purpose::play);

}  // namespace mt::cli
