// A game of a file: its record as steps, and the position after each step.
//
//   PlayedGame game(games);                        // NumberedGames
//   if (!game.open(17)) return fail(games.error());
//   const Steps& steps = game.steps();
//   if (const AnyPosition* position = game.position(steps.first())) draw(game.rules()->diagram(*position));
#pragma once
#include "movetext/archive/numbered_games.hpp"
#include "movetext/record/steps.hpp"
#include "movetext/replay/kept_positions.hpp"

#include <cstdint>
#include <optional>

namespace mt::archive {

// Memory use grows with the moves of the record. About a thousand positions are held. To return another
// position, the record is replayed again.
class PlayedGame {
 public:
  explicit PlayedGame(NumberedGames& games) : games_(games) {}

  // Opens the record that contains the game `number`, 1 <= number <= games.known(). Returns false if it
  // cannot be read again.
  bool open(std::uint64_t number);

  const FoundGame& found() const { return found_; }
  const Record& record() const { return found_.record; }
  // Returns the rules under which the record was replayed. Returns nullptr if its game is not known; then it
  // has no positions.
  const AnyGame* rules() const { return found_.game.get(); }
  const Steps& steps() const { return *steps_; }
  // Returns the position after a step, or the start position for Steps::none. Returns nullptr if the position
  // is not known: after an unreadable play of a match, or at and after Replayed::stop. Valid until the next
  // call.
  const AnyPosition* position(Steps::Number step);

 private:
  bool cover(std::uint32_t event);

  NumberedGames& games_;
  FoundGame found_;
  std::optional<Steps> steps_;
  replay::KeptPositions kept_;
};

}  // namespace mt::archive
