#include "movetext/cli/engine/engine_terms.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/process/endpoint.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>

namespace mt::cli {
namespace {

bool set_all(engine::Player& player, const std::vector<std::pair<std::string, std::string>>& settings,
             std::string& problem) {
  for (const auto& [name, value] : settings) {
    if (player.set_option(name, value)) continue;
    const engine::Option* const option = engine::find_option(player.options(), name);
    problem = "the built-in player " + (option == nullptr ? engine::unknown_option(player.options(), name)
                                                          : engine::objection_to(*option, value));
    return false;
  }
  return true;
}

// The word before the place where we wait for an engine; without it the engine waits there.
constexpr std::string_view listen_word = "listen:";

// Returns the protocol of equals whose name stands before the place of a meeting.
const engine::Protocol* meeting_protocol(std::string_view command) {
  const std::size_t colon = command.find(':');
  if (colon == std::string_view::npos) return nullptr;
  const engine::Protocol* const protocol = engine::find_protocol(command.substr(0, colon));
  return protocol != nullptr && protocol->usual_port != 0 ? protocol : nullptr;
}

// Reads "dxp:HOST:PORT", "dxp://HOST:PORT" or "dxp:listen:HOST:PORT"; any other command is left alone. False:
// `problem` says what is wrong.
bool read_meeting(std::string_view command, engine::EngineTerms& terms, std::string& problem) {
  const engine::Protocol* const protocol = meeting_protocol(command);
  if (protocol == nullptr) return true;
  std::string_view place = command.substr(protocol->name.size() + 1);
  engine::Meeting meeting{.listens = place.starts_with(listen_word)};
  if (meeting.listens) place.remove_prefix(listen_word.size());
  if (place.starts_with("//")) place.remove_prefix(2);
  const auto endpoint = engine::read_endpoint(place, protocol->usual_port);
  if (!endpoint || (endpoint->port == 0 && !meeting.listens))
    problem = "'" + std::string(command) + "' names no address; '" + std::string(protocol->name) +
              ":HOST:PORT' does";
  else if (terms.protocol != nullptr && terms.protocol != protocol)
    problem = "'" + std::string(command) + "' speaks " + std::string(protocol->name);
  else if (!protocol->has(terms.game))
    problem = std::string(protocol->name) + " has no words for " + terms.game.name();
  if (!problem.empty()) return false;
  meeting.endpoint = *endpoint;
  terms.meeting = meeting;
  terms.protocol = protocol;
  terms.program.words = {std::string(command)};
  return true;
}

}  // namespace

const engine::Protocol* require_protocol(std::string_view name) {
  const engine::Protocol* const protocol = engine::find_protocol(name);
  if (protocol != nullptr) return protocol;
  std::string names;
  for (const engine::Protocol* each : engine::all_protocols())
    names += (names.empty() ? "" : ", ") + std::string(each->name);
  complain("there is no protocol '" + std::string(name) + "'; there are " + names);
  return nullptr;
}

std::optional<GameSpec> named_game(const Invocation& invocation) {
  const auto name = invocation.value("game");
  if (!name) return std::nullopt;
  const GameSpec spec = *parse_game(*name);
  return invocation.has("losing") ? losing(spec) : spec;
}

bool read_setting(std::string_view setting, std::vector<std::pair<std::string, std::string>>& out) {
  const std::size_t sign = setting.find('=');
  if (sign == std::string::npos || sign == 0) {
    complain("--set: '" + std::string(setting) + "' is no NAME=VALUE");
    return false;
  }
  out.emplace_back(setting.substr(0, sign), setting.substr(sign + 1));
  return true;
}

bool read_settings(const Invocation& invocation, std::vector<std::pair<std::string, std::string>>& out) {
  const std::vector<std::string>& settings = invocation.values("set");
  return std::all_of(settings.begin(), settings.end(),
                     [&](const std::string& setting) { return read_setting(setting, out); });
}

std::unique_ptr<engine::Player> start_player(std::string_view command, engine::EngineTerms terms,
                                             std::string& problem) {
  if (command == built_in) {
    if (terms.protocol != nullptr) {
      problem = "--protocol is for engines of their own: the player that is built in speaks none";
      return nullptr;
    }
    auto player = engine::make_player(terms.game);
    return set_all(*player, terms.options, problem) ? std::move(player) : nullptr;
  }
  if (!read_meeting(command, terms, problem)) return nullptr;
  if (terms.meeting || engine::read_command(command, terms.program.words))
    return engine::ExternalPlayer::start(std::move(terms), problem);
  problem = "this is no command: " + std::string(command);
  return nullptr;
}

std::unique_ptr<engine::Player> start_player(std::string_view command, const GameSpec& game,
                                             const engine::Protocol* protocol, const Invocation& invocation,
                                             Purpose purpose) {
  engine::EngineTerms terms{.program = {}, .game = game, .protocol = protocol};
  // Who only looks at a game has nothing against a draw.
  if (purpose == Purpose::analysis && command == built_in && !game.family().has_dice)
    terms.options.emplace_back("Contempt", "0");
  if (!read_settings(invocation, terms.options)) return nullptr;
  terms.tell = [](const std::string& what) { complain(what); };
  std::string problem;
  auto player = start_player(command, std::move(terms), problem);
  if (!player) complain(problem);
  return player;
}

}  // namespace mt::cli
