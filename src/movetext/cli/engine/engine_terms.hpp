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

inline constexpr std::uint32_t longest_match = 64;  // maximum length of a match with dice, in points

// The name of the built-in players.
inline constexpr std::string_view built_in = "movetext";
// Stands for the best engine that is at hand for a game (chosen_engines.hpp).
inline constexpr std::string_view automatic = "auto";

// Returns a message that lists the protocols.
std::string unknown_protocol(std::string_view name);
// Returns the protocol with that name, or nullptr after reporting that there is none.
const engine::Protocol* require_protocol(std::string_view name);

// Returns the game of --game and --losing, or nullopt if it was not given.
std::optional<GameSpec> named_game(const Invocation& invocation);

using Settings = std::vector<std::pair<std::string, std::string>>;  // names and values of options

// An engine as the user has named it.
struct NamedEngine {
  std::string command{built_in};  // the built-in player, a program with its arguments, or "dxp:HOST:PORT"
  const engine::Protocol* protocol = nullptr;  // nullptr if it must be detected
  Settings settings{};
  // The maximum time until the engine is ready, including its start.
  engine::Milliseconds patience = engine::Patience{}.greeting;
  std::shared_ptr<DialogueFile> log{};  // nullptr if the dialogue is not written
};

// Reads --patience and --log. If one is invalid, reports an error and returns false.
bool read_conversation(const Invocation& invocation, engine::Milliseconds& patience,
                       std::shared_ptr<DialogueFile>& log);

// Adds an option of --set. If it does not have the form NAME=VALUE, reports an error and returns false.
bool read_setting(std::string_view setting, Settings& out);
// How messages name the protocol and the options of an engine: as options of the command line (--set), or as
// keys of a file ('set').
enum class EngineWords : std::uint8_t { options, file };
// Returns why the engine cannot be used, as far as this is known without starting it, or an empty string. If
// no game is given, an option may belong to any built-in player.
std::string objection_to(const NamedEngine& engine, const std::optional<GameSpec>& game,
                         EngineWords words = EngineWords::options);
// Reads --set. If an option is invalid, reports an error and returns false.
bool read_settings(const Invocation& invocation, Settings& out);
// Returns the engine that a command names, with the protocol of that name and the options of --set. If they
// are invalid, reports an error and returns nullopt.
std::optional<NamedEngine> read_engine(const Invocation& invocation, std::string_view command,
                                       std::optional<std::string_view> protocol,
                                       const std::optional<GameSpec>& game);

enum class Purpose : std::uint8_t { play, analysis };
// Starts the engine or a built-in player, or connects to the engine of "dxp:HOST:PORT". `terms` supplies what
// the command does not name. If that fails, returns nullptr with the reason in `problem`.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, engine::EngineTerms terms,
                                             std::string& problem, Purpose purpose = Purpose::play);
// Does the same for a command with one engine. If it fails, reports an error and returns nullptr.
std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, const GameSpec& game,
                                             Purpose purpose = Purpose::play);

}  // namespace mt::cli
