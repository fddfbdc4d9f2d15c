// The decisions of a recorded game that an engine can judge, in the order of the tape.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {

struct Decision {
  enum class Kind : std::uint8_t {
    move,    // a game of single moves
    end,     // its last position, without a move
    play,    // the dice of a match
    roll,    // the side on roll did not double
    offer,   // the side on roll doubled
    answer,  // to a double
  };
  static constexpr std::uint32_t no_event = UINT32_MAX;

  Kind kind = Kind::move;
  std::uint32_t event = no_event;  // the ply, roll or cube event; index in the tape
  std::uint32_t ply = 0;           // plies of the record before it, from 0; in a match half-moves
  std::uint32_t stretch = 0;  // the moves of a stretch are consecutive; a new position starts another one
  Side side = Side::first;    // the side to decide
  AnyPosition position{};     // before the decision
  std::string made{};         // the decision, in the notation of the game; "double", "take", ...
};

struct Course {
  std::shared_ptr<const AnyGame> game;
  bool is_match = false;
  std::vector<Decision> decisions;

  bool goes_on(std::size_t i) const {
    return i + 1 < decisions.size() && decisions[i + 1].stretch == decisions[i].stretch;
  }
  // Returns how to interpret values in the position of a decision.
  ScoreCurve curve(std::size_t i) const { return game->score_curve(decisions[i].position); }
};

// Returns the position after an event of the tape, or the first position without an event. Returns
// nullopt if the position is not known.
using PositionAfter = std::function<std::optional<AnyPosition>(std::optional<std::uint32_t> event)>;

// Returns the decisions of the main line. At an unknown position a match continues after the gap; any other
// game ends there.
Course course_of(const Record& record, std::shared_ptr<const AnyGame> game, const PositionAfter& position);

}  // namespace mt::engine
