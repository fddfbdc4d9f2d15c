// The games of a database, as the tables of positions need them.
#pragma once
#include "movetext/database/explorer/entry.hpp"
#include "movetext/database/explorer/game_tracer.hpp"

#include <cstdint>
#include <span>

namespace mt::database {

// Replays games of a database. An object has one user at a time.
class GameTraces {
 public:
  GameTraces() = default;
  GameTraces(const GameTraces&) = delete;
  GameTraces& operator=(const GameTraces&) = delete;
  virtual ~GameTraces() = default;

  // Replays a game and returns its visits; a match has several games. Returns nothing if the record is not
  // stored, or if its game is not known. The result is valid until the next call.
  virtual std::span<const TracedGame> trace(GameId game) = 0;
  // Returns the same, or nothing if the record does not reach the position with this key. This is quicker for
  // records without the position.
  virtual std::span<const TracedGame> trace_with(GameId game, std::uint64_t /*key*/) { return trace(game); }
};

}  // namespace mt::database
