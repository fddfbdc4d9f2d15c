// Chooses the engine for each game of a command: the engine that the command line names, or for "auto" the
// best engine that is at hand.
#pragma once
#include "movetext/cli/engine/engine_file.hpp"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace mt::cli {

class ChosenEngines {
 public:
  // Reads --protocol, --set, --patience and --log, and for "auto" the user's file of engines. If they are
  // invalid, reports errors and returns nullptr.
  static std::unique_ptr<ChosenEngines> read(const Invocation& invocation, std::string_view command,
                                             const std::optional<GameSpec>& game);

  // Adds an option for all engines.
  void add_setting(std::string name, std::string value) {
    named_.settings.emplace_back(std::move(name), std::move(value));
  }
  // Starts the engine of a game. For "auto" this is, at the first call for the game, the first of these that
  // can be used: the engine of the user's file, or if the file has none, the usual engine of the family, if
  // it is installed; the built-in player. A failure is reported. Returns nullptr if no engine can be started.
  // May be called by several threads.
  std::unique_ptr<engine::Player> start(const GameSpec& game, Purpose purpose);
  // Returns the engine that start() has chosen for the game.
  NamedEngine engine_of(const GameSpec& game) const;
  // Returns Player::usual_limits() of that engine; unbounded if it could not be started.
  engine::Limits usual_limits_of(const GameSpec& game) const;

  // Called after the first start for each game, with the player.
  std::function<void(const GameSpec& game, const NamedEngine& chosen, const engine::Player& player)> chosen{};

 private:
  explicit ChosenEngines(NamedEngine engine) : named_(std::move(engine)) {}

  std::optional<NamedEngine> found_engine(const GameSpec& game, std::string& source) const;
  std::unique_ptr<engine::Player> choose(const GameSpec& game, Purpose purpose, NamedEngine& out) const;

  NamedEngine named_;
  EngineFile file_;
  mutable std::mutex mutex_;
  struct Choice {
    NamedEngine engine;
    engine::Limits usual_limits;
  };
  std::map<std::string, Choice> choices_;  // by key_of the game
};

}  // namespace mt::cli
