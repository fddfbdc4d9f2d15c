// Keeps one player ready for its next turn: the one that was used last.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/server/engines/engine_setup.hpp"

#include <functional>
#include <memory>
#include <string>

namespace mt::server::engines {

// Only one thread may use a ReadyPlayer. It never holds more than one player, which limits the memory and the
// number of programs.
class ReadyPlayer {
 public:
  using Tell = std::function<void(const EngineSetup& setup, const std::string& what)>;

  // `tell` is called with messages for the operator, for example that a program was restarted.
  explicit ReadyPlayer(Tell tell) : tell_(std::move(tell)) {}

  // Returns the player of the engine, ready for the board of `game`. Ends any other player. If the player
  // cannot be started, returns nullptr and gives the reason in `problem`. `setup` must outlive this
  // ReadyPlayer.
  engine::Player* seat(const EngineSetup& setup, const GameSpec& spec, GameId game, std::string& problem);
  // Ends the player.
  void clear();

 private:
  std::unique_ptr<engine::Player> built_in(const EngineSetup& setup, const GameSpec& spec) const;

  Tell tell_;
  std::unique_ptr<engine::Player> player_;
  const EngineSetup* setup_ = nullptr;
  std::string game_key_{};
  GameId game_ = 0;
};

}  // namespace mt::server::engines
