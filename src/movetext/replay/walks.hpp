// The loops over the moves of a game. They run once per move and are therefore compiled separately for each
// family.
//
// A family lists the types of its games (games/FAMILY/typed.hpp). For each family the build generates one
// source file, which holds walks_of_boards<draughts::Typed>() or walks_of_matches<...>() (walks_of.hpp).
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/live_game.hpp"
#include "movetext/replay/replay.hpp"

#include <memory>
#include <optional>
#include <string_view>

namespace mt::replay {

struct Walks {
  Replayed (*replay)(Record& record, const AnyGame& reading, const AnyGame& writing,
                     const ReplayOptions& options);
  Legality (*legality)(const Record& record, const AnyGame& game, Lines lines);
  OffBoard (*off_board)(const Record& record, const AnyGame& game);
  // `start` is nullptr for the usual start position.
  std::unique_ptr<LiveGame> (*begin)(std::unique_ptr<const AnyGame> rules, const LiveTerms& terms,
                                     const AnyPosition* start);
  // Returns the position after `moves`, played from the start array. The moves are separated by blanks.
  // Returns nullopt if a move is illegal or the family has no openings.
  std::optional<AnyPosition> (*line_end)(const AnyGame& game, std::string_view moves);
};

struct FamilyWalks {
  const Family* family;
  const Walks* walks;
};

// Returns the loops for the family of the game.
const Walks& walks_of(const AnyGame& game);

}  // namespace mt::replay
