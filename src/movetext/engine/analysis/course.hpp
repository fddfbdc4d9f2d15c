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
    move,    // a move, in a game without dice
    end,     // the last position of a stretch, without a move
    play,    // the play of a roll, in a match with dice
    roll,    // the side on roll did not double
    offer,   // the side on roll doubled
    answer,  // the answer to a double: a take, a drop or a beaver
  };
  static constexpr std::uint32_t no_event = UINT32_MAX;

  Kind kind = Kind::move;
  std::uint32_t event = no_event;  // index in the tape of the ply, roll or cube event
  std::uint32_t ply = 0;           // number of plies of the record before this decision
  // Number of the stretch. A stretch is a sequence of consecutive moves; a position that no move leads to
  // starts a new one. In a match each decision is a stretch of its own.
  std::uint32_t stretch = 0;
  Side side = Side::first;  // the side that decides
  bool is_opening = false;  // a play: its roll decided which side begins the game
  bool is_pass = false;     // a play: the roll allows none
  AnyPosition position{};   // the position before the decision
  std::string made{};       // the decision, in the notation of the game; "double", "take", ...
};

struct Course {
  std::shared_ptr<const AnyGame> game;
  bool is_match = false;
  std::vector<Decision> decisions;

  bool goes_on(std::size_t i) const {
    return i + 1 < decisions.size() && decisions[i + 1].stretch == decisions[i].stretch;
  }
  // Returns the curve that converts values to expected scores in the position of a decision.
  ScoreCurve curve(std::size_t i) const { return game->score_curve(decisions[i].position); }
};

// Returns the position after an event of the tape, or the first position if `event` is nullopt. Returns
// nullopt if the position is not known.
using PositionAfter = std::function<std::optional<AnyPosition>(std::optional<std::uint32_t> event)>;

// Returns the decisions of the main line. In a match, decisions at an unknown position are left out. In any
// other game, the course ends at the first unknown position.
Course course_of(const Record& record, std::shared_ptr<const AnyGame> game, const PositionAfter& position);

}  // namespace mt::engine
