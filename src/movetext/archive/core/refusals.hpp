// Refuses records that cannot be replayed: their game is unknown, or it cannot be theirs.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

// How a refused record counts.
enum class Refusal : std::uint8_t {
  none,     // not refused
  unknown,  // its moves stay as written; that is a warning, and the record counts as complete
  error,    // the record counts as incomplete
};

// Refuses a record whose tags name an unknown or unsupported game, and reports why.
Refusal refuse_by_tags(Record& record, const replay::TaggedGame& tagged);

// Refuses a record that cannot be of this game: only one of the two has dice. `losing`: the losing form of
// the game was asked for, which not every game has.
Refusal refuse_by_game(Record& record, const GameSpec& game, bool losing);

}  // namespace mt::archive
