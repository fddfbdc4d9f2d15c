// The place of one player: the engine that has thought last stays there, ready for its next turn.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/server/engines/engine_setup.hpp"

#include <functional>
#include <memory>
#include <string>

namespace mt::server::engines {

// One thread uses it.  Memory and programs are bounded because there is never more than one player.
class Desk {
 public:
  using Tell = std::function<void(const EngineSetup& setup, const std::string& what)>;

  // `tell` hears what an operator should know of a program, as that it was started again.
  explicit Desk(Tell tell) : tell_(std::move(tell)) {}

  // Returns the player of that engine for a board; another one leaves for it.  Returns nullptr if it cannot
  // be started: `problem` says why.  The setup must outlive the desk.
  engine::Player* seat(const EngineSetup& setup, const GameSpec& spec, GameId game, std::string& problem);
  // Ends the player that is there.
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
