#include "movetext/cli/engine/engine_terms.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/api/option_values.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/process/endpoint.hpp"
#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/games/table/families.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <cmath>

namespace mt::cli {
namespace {

// Returns why the built-in player of a game rejects an option ("takes a number from 1 to 65536 for Hash, not
// '0'"), or an empty string if it accepts the option.
std::string objection_of(const engine::Player& player, const Settings::value_type& setting) {
  const auto& [name, value] = setting;
  const engine::Option* const option = engine::find_option(player.options(), name);
  return option == nullptr ? engine::unknown_option(player.options(), name)
                           : engine::objection_to(*option, value);
}

// Returns an error, without the word for the option, if no built-in player of the games supports an option.
// Otherwise returns an empty string.
std::string objection_to(const Settings& settings, const std::vector<GameSpec>& games) {
  for (const auto& setting : settings) {
    std::string first;
    bool is_taken = false;
    for (const GameSpec& game : games) {
      const std::string objection = objection_of(*engine::make_player(game), setting);
      is_taken = is_taken || objection.empty();
      if (first.empty()) first = objection;
    }
    if (!is_taken) return ": the built-in player " + first;
  }
  return {};
}

std::vector<GameSpec> usual_games() {
  std::vector<GameSpec> games;
  for (const Family* family : families()) games.push_back(spec_of(family->games.front()));
  return games;
}

// If this word precedes an address, this program listens at the address. Otherwise the engine listens there.
constexpr std::string_view listen_word = "listen:";

// If the command is the name of a peer-to-peer protocol with an address, returns the protocol.
const engine::Protocol* meeting_protocol(std::string_view command) {
  const std::size_t colon = command.find(':');
  if (colon == std::string_view::npos) return nullptr;
  const engine::Protocol* const protocol = engine::find_protocol(command.substr(0, colon));
  return protocol != nullptr && protocol->usual_port != 0 ? protocol : nullptr;
}

// Reads "dxp:HOST:PORT", "dxp://HOST:PORT" or "dxp:listen:HOST:PORT"; "dxp" stands for any peer-to-peer
// protocol. Returns nullopt if the address is missing.
std::optional<engine::Meeting> read_meeting(const engine::Protocol& protocol, std::string_view command) {
  std::string_view place = command.substr(protocol.name.size() + 1);
  engine::Meeting meeting{.listens = place.starts_with(listen_word)};
  if (meeting.listens) place.remove_prefix(listen_word.size());
  if (place.starts_with("//")) place.remove_prefix(2);
  const auto endpoint = engine::read_endpoint(place, protocol.usual_port);
  if (!endpoint || (endpoint->port == 0 && !meeting.listens)) return std::nullopt;
  meeting.endpoint = *endpoint;
  return meeting;
}

// Returns the protocol of a command that starts the usual engine of the game's family, if this protocol
// completes commands; otherwise nullptr. Such a program cannot be started without its protocol: gnubg would
// open a window.
const engine::Protocol* completing_protocol(const std::vector<std::string>& words, const GameSpec& game) {
  const UsualEngine& usual = game.family().usual_engine;
  const std::string& program = words.front();
  const engine::Protocol* const protocol = engine::find_protocol(usual.protocol);
  const bool is_usual = !usual.program.empty() && program.substr(program.rfind('/') + 1) == usual.program;
  return is_usual && protocol != nullptr && !protocol->startup.files.empty() ? protocol : nullptr;
}

std::string no_words(const engine::Protocol& protocol, const GameSpec& game) {
  return std::string(protocol.name) + " does not support " + game.name();
}
std::string objection_to_meeting(const engine::Protocol& meeting, const NamedEngine& engine,
                                 const std::optional<GameSpec>& game) {
  const std::string name(meeting.name);
  if (!read_meeting(meeting, engine.command))
    return "'" + engine.command + "' has no address; use '" + name + ":HOST:PORT'";
  if (engine.protocol != nullptr && engine.protocol != &meeting)
    return "'" + engine.command + "' uses the protocol " + name;
  return game && !meeting.has(*game) ? no_words(meeting, *game) : std::string();
}

}  // namespace

std::string unknown_protocol(std::string_view name) {
  std::string names;
  for (const engine::Protocol* each : engine::all_protocols())
    names += (names.empty() ? "" : ", ") + std::string(each->name);
  return "unknown protocol '" + std::string(name) + "'; protocols are " + names;
}

const engine::Protocol* require_protocol(std::string_view name) {
  const engine::Protocol* const protocol = engine::find_protocol(name);
  if (protocol != nullptr) return protocol;
  complain(unknown_protocol(name));
  return nullptr;
}

std::optional<GameSpec> named_game(const Invocation& invocation) {
  const auto name = invocation.value("game");
  if (!name) return std::nullopt;
  const GameSpec spec = *parse_game(*name);
  return invocation.has("losing") ? losing(spec) : spec;
}

bool read_setting(std::string_view setting, Settings& out) {
  const std::size_t sign = setting.find('=');
  if (sign == std::string::npos || sign == 0) {
    complain("--set takes NAME=VALUE, not '" + std::string(setting) + "'");
    return false;
  }
  out.emplace_back(setting.substr(0, sign), setting.substr(sign + 1));
  return true;
}

bool read_settings(const Invocation& invocation, Settings& out) {
  const std::vector<std::string>& settings = invocation.values("set");
  return std::all_of(settings.begin(), settings.end(),
                     [&](const std::string& setting) { return read_setting(setting, out); });
}

std::string objection_to(const NamedEngine& engine, const std::optional<GameSpec>& game, EngineWords words) {
  const auto named = [&](const std::string& option) {
    return words == EngineWords::file ? "'" + option + "'" : "--" + option;
  };
  if (engine.command == automatic)
    return "'auto' is for 'analyse' and 'play'; name a command, or movetext for the built-in player";
  if (engine.command == built_in) {
    if (engine.protocol != nullptr)
      return named("protocol") + " is for external engines; the built-in player needs no protocol";
    const std::string objection = objection_to(engine.settings, game ? std::vector{*game} : usual_games());
    return objection.empty() ? objection : named("set") + objection;
  }
  if (engine.protocol != nullptr && engine.protocol->client == nullptr)
    return "'" + std::string(engine.protocol->name) + "' can only be used with interfaces, not with engines";
  if (const engine::Protocol* const meeting = meeting_protocol(engine.command))
    return objection_to_meeting(*meeting, engine, game);
  if (engine.protocol != nullptr && game && !engine.protocol->has(*game))
    return no_words(*engine.protocol, *game);
  std::vector<std::string> parts;
  const std::string_view why = engine::read_command(engine.command, parts);
  return why.empty() ? std::string() : "invalid command '" + engine.command + "': " + std::string(why);
}

std::optional<NamedEngine> read_engine(const Invocation& invocation, std::string_view command,
                                       std::optional<std::string_view> protocol,
                                       const std::optional<GameSpec>& game) {
  NamedEngine engine{.command = std::string(command)};
  if (protocol && (engine.protocol = require_protocol(*protocol)) == nullptr) return std::nullopt;
  if (!read_settings(invocation, engine.settings)) return std::nullopt;
  if (const std::string objection = objection_to(engine, game); !objection.empty()) {
    complain(objection);
    return std::nullopt;
  }
  if (!read_conversation(invocation, engine.patience, engine.log)) return std::nullopt;
  return engine;
}

bool read_conversation(const Invocation& invocation, engine::Milliseconds& patience,
                       std::shared_ptr<DialogueFile>& log) {
  if (const auto text = invocation.value("patience")) {
    const auto seconds = engine::read_real(*text);
    if (!seconds || *seconds < 0.01 || *seconds > 1e6) {
      complain("--patience takes a number of seconds from 0.01 to 1000000, not '" + std::string(*text) + "'");
      return false;
    }
    patience = engine::Milliseconds(std::llround(*seconds * 1000));
  }
  if (const auto path = invocation.value("log")) {
    log = std::make_shared<DialogueFile>();
    if (!log->open(std::string(*path))) {
      complain("--log: cannot write '" + std::string(*path) + "'");
      return false;
    }
  }
  return true;
}

std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, engine::EngineTerms terms,
                                             std::string& problem, Purpose purpose) {
  problem = objection_to(engine, terms.game);
  if (!problem.empty()) return nullptr;
  if (engine.command == built_in) {
    auto player = engine::make_player(terms.game);
    // An analysis must not avoid draws. Games with dice have no draws and no such option.
    if (purpose == Purpose::analysis) player->set_option("Contempt", "0");
    for (const auto& [name, value] : engine.settings) player->set_option(name, value);
    return player;
  }
  terms.options = engine.settings;
  terms.patience.greeting = terms.patience.ready = engine.patience;
  if (engine.log)
    terms.dialogue = [log = engine.log, name = engine.command](std::string_view line) {
      log->write(name, line);
    };
  terms.protocol = engine.protocol;
  if (const engine::Protocol* const meeting = meeting_protocol(engine.command)) {
    terms.protocol = meeting;
    terms.meeting = read_meeting(*meeting, engine.command);
    terms.program.words = {engine.command};
  } else {
    engine::read_command(engine.command, terms.program.words);
    if (terms.protocol == nullptr) terms.protocol = completing_protocol(terms.program.words, terms.game);
    if (terms.protocol != nullptr && !terms.protocol->has(terms.game)) {
      problem = engine.command + ": " + no_words(*terms.protocol, terms.game);
      return nullptr;
    }
  }
  return engine::ExternalPlayer::start(std::move(terms), problem);
}

std::unique_ptr<engine::Player> start_player(const NamedEngine& engine, const GameSpec& game,
                                             Purpose purpose) {
  engine::EngineTerms terms{.program = {}, .game = game};
  terms.tell = [](const std::string& what) { complain(what); };
  std::string problem;
  auto player = start_player(engine, std::move(terms), problem, purpose);
  if (!player) complain(problem);
  return player;
}

}  // namespace mt::cli
