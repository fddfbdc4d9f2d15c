#include "movetext/cli/engine/chosen_engines.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/engine/process/command_words.hpp"
#include "movetext/engine/process/find_program.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::cli {
namespace {

std::unique_ptr<engine::Player> start_quietly(const NamedEngine& engine, const GameSpec& game,
                                              Purpose purpose, std::string& problem) {
  engine::EngineTerms terms{.program = {}, .game = game};
  terms.tell = [](const std::string& what) { complain(what); };
  return start_player(engine, std::move(terms), problem, purpose);
}

// Returns the usual engine of a family with its path, or an empty string if it is not installed.
std::string installed_command(const UsualEngine& usual) {
  const std::string path = usual.program.empty() ? std::string() : engine::find_program(usual.program);
  return path.empty() ? path : engine::command_word(path);
}

// Adds options to those of a file. An option that is in both has the new value.
void add_settings(const Settings& added, Settings& settings) {
  for (const auto& each : added) {
    std::erase_if(settings, [&](const auto& old) { return text::same_in_any_case(old.first, each.first); });
    settings.push_back(each);
  }
}

}  // namespace

std::unique_ptr<ChosenEngines> ChosenEngines::read(const Invocation& invocation, std::string_view command,
                                                   const std::optional<GameSpec>& game) {
  if (command != automatic) {
    auto engine = read_engine(invocation, command, invocation.value("protocol"), game);
    return engine ? std::unique_ptr<ChosenEngines>(new ChosenEngines(std::move(*engine))) : nullptr;
  }
  if (invocation.has("protocol")) {
    complain("--protocol is for an engine that is named with --engine COMMAND");
    return nullptr;
  }
  NamedEngine common{.command = std::string(automatic)};
  if (!read_settings(invocation, common.settings) ||
      !read_conversation(invocation, common.patience, common.log))
    return nullptr;
  std::unique_ptr<ChosenEngines> out(new ChosenEngines(std::move(common)));
  out->file_ = read_engine_file(engine_file_path());
  for (const std::string& fault : out->file_.faults) complain(fault);
  return out->file_.faults.empty() ? std::move(out) : nullptr;
}

std::unique_ptr<engine::Player> ChosenEngines::start(const GameSpec& game, Purpose purpose) {
  const std::string key = key_of(game);
  std::optional<NamedEngine> known;
  {
    const std::lock_guard lock(mutex_);
    if (const auto at = choices_.find(key); at != choices_.end()) known = at->second.engine;
  }
  std::string problem;
  if (known) {
    auto player = start_quietly(*known, game, purpose, problem);
    if (!player) complain(problem);
    return player;
  }
  NamedEngine engine = named_;
  auto player = choose(game, purpose, engine);
  if (player && chosen) chosen(game, engine, *player);
  const std::lock_guard lock(mutex_);
  choices_.emplace(key, Choice{std::move(engine), player ? player->usual_limits() : engine::Limits()});
  return player;
}

NamedEngine ChosenEngines::engine_of(const GameSpec& game) const {
  const std::lock_guard lock(mutex_);
  return choices_.at(key_of(game)).engine;
}

engine::Limits ChosenEngines::usual_limits_of(const GameSpec& game) const {
  const std::lock_guard lock(mutex_);
  return choices_.at(key_of(game)).usual_limits;
}

// Returns the engine that "auto" tries first, unless this is the built-in player. `source` receives its
// description for messages.
std::optional<NamedEngine> ChosenEngines::found_engine(const GameSpec& game, std::string& source) const {
  NamedEngine engine = named_;
  if (const EngineEntry* const entry = file_.entry_for(game)) {
    engine.command = entry->engine.command;
    engine.protocol = entry->engine.protocol;
    engine.settings = entry->engine.settings;
    add_settings(named_.settings, engine.settings);
    source = file_.path + ":" + std::to_string(entry->line) + ": ";
    return engine;
  }
  const UsualEngine& usual = game.family().usual_engine;
  engine.command = installed_command(usual);
  engine.protocol = engine::find_protocol(usual.protocol);
  if (engine.command.empty() || engine.protocol == nullptr || !engine.protocol->has(game))
    return std::nullopt;
  return engine;
}

// Returns the player, or nullptr after reporting the reason. `out` receives the engine.
std::unique_ptr<engine::Player> ChosenEngines::choose(const GameSpec& game, Purpose purpose,
                                                      NamedEngine& out) const {
  std::string problem;
  if (named_.command == automatic) {
    std::string source;
    if (auto found = found_engine(game, source)) {
      out = std::move(*found);
      auto player = start_quietly(out, game, purpose, problem);
      if (player || out.command == built_in) {
        if (!player) complain(source + problem);
        return player;
      }
      complain(source + problem + "; the built-in player is used for " + game.name());
    }
    out = named_;
    out.command = built_in;
  }
  auto player = start_quietly(out, game, purpose, problem);
  if (!player) complain(problem);
  return player;
}

}  // namespace mt::cli
