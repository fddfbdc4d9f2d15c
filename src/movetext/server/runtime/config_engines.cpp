// Checks the settings of engines, and prepares them for the server.
#include "movetext/server/runtime/config_engines.hpp"

#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/app/account_name.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/runtime/config_keys.hpp"
#include "movetext/server/words/language.hpp"

#include <algorithm>

namespace mt::server::runtime {
namespace {

std::string in_marks(std::string_view word) {
  return "'" + std::string(word) + "'";
}

// Returns the games that a word in the settings stands for. If the word is exactly the name of a game,
// returns only this game. Otherwise returns the games that the word stands for in commands.
std::vector<std::string> games_of_word(const std::string& word) {
  const auto spec = parse_game(word);
  if (spec && spec->name() == word) return {word};
  return domain::games_called(word);
}

// Returns the rating classes of the games in the settings. The result is empty if the engine plays every
// game.
std::vector<std::string> games_of(const Config::Engine& engine) {
  std::vector<std::string> games;
  for (const std::string& word : engine.games)
    for (std::string& game : games_of_word(word))
      if (std::find(games.begin(), games.end(), game) == games.end()) games.push_back(std::move(game));
  return games;
}

std::string objection_to_protocol(const Config::Engine& engine) {
  if (engine.protocol.empty()) return {};
  if (engine.command.empty()) return "must have a command, because it has a protocol";
  const engine::Protocol* const protocol = engine::find_protocol(engine.protocol);
  if (protocol == nullptr || protocol->client == nullptr) {
    std::string names;
    for (const engine::Protocol* each : engine::all_protocols())
      if (each->client != nullptr) names += (names.empty() ? "" : ", ") + std::string(each->name);
    return "has the unknown protocol " + in_marks(engine.protocol) + "; protocols are " + names;
  }
  for (const std::string& game : games_of(engine))
    if (const auto spec = parse_game(game); spec && !protocol->has(*spec))
      return "cannot play the game " + in_marks(game) + ": its protocol does not support that game";
  return {};
}

std::pair<std::string, std::string> option_of(const std::string& text) {
  const std::size_t sign = text.find('=');
  return {text.substr(0, sign), sign == std::string::npos ? std::string() : text.substr(sign + 1)};
}

}  // namespace

std::string objection_to_engine(const Config::Engine& engine) {
  if (const auto refusal = app::objection_to_name(engine.name))
    return "has an invalid name: " + words::in_english(*refusal).message;
  for (const std::string& word : engine.games)
    if (games_of_word(word).empty()) return "has the unknown game " + in_marks(word);
  std::vector<std::string> words;
  if (!engine.command.empty())
    if (const std::string_view why = engine::read_command(engine.command, words); !why.empty())
      return "has an invalid command: " + std::string(why);
  if (!engine.command.empty() && engine.games.empty())
    return "needs the key 'games', because only the built-in player can play every game";
  for (const std::string& option : engine.options)
    if (option_of(option).first.empty() || option.find('=') == std::string::npos)
      return "has the invalid option " + in_marks(option) + "; options have the form NAME=VALUE";
  return objection_to_protocol(engine);
}

app::EngineRules rules_of(const Config::Engine& engine) {
  return {.name = engine.name,
          .games = games_of(engine),
          .boards = engine.boards,
          .boards_a_player = engine.boards_a_player,
          .longest_match = engine.longest_match,
          .cube = engine.cube,
          .rated = engine.rated};
}

engines::EngineSetup setup_of(const Config::Engine& engine, AccountId account) {
  engines::EngineSetup setup{.account = account, .name = engine.name};
  if (!engine.command.empty()) engine::read_command(engine.command, setup.words);
  if (!engine.protocol.empty()) setup.protocol = engine::find_protocol(engine.protocol);
  for (const std::string& option : engine.options) setup.options.push_back(option_of(option));
  setup.limits.move_time = engine::Milliseconds{engine.time};
  if (engine.nodes > 0) setup.limits.nodes = engine.nodes;
  if (engine.depth > 0) setup.limits.depth = static_cast<int>(engine.depth);
  setup.memory = std::uint64_t{engine.memory} << 20U;
  return setup;
}

}  // namespace mt::server::runtime
