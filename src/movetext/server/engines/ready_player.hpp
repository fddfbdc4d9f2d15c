// Holds one player: the engine that was used last, which stays ready for its next turn.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/server/engines/engine_setup.hpp"

#include <functional>
#include <memory>
#include <string>

namespace mt::server::engines {

// Used by one thread.  Memory and programs are bounded because there is never more than one player.
class ReadyPlayer {
 public:
  using Tell = std::function<void(const EngineSetup& setup, const std::string& what)>;

  // `tell` is called with messages for the operator, such as that a program was restarted.
  explicit ReadyPlayer(Tell tell) : tell_(std::move(tell)) {}

  // Returns the player of that engine for a board, replacing any other player.  Returns nullptr, with a
  // reason in `problem`, if it cannot be started.  The setup must outlive the ready.
  engine::Player* seat(const EngineSetup& setup, const GameSpec& spec, GameId game, std::string& problem);
  // Ends the present player.
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
