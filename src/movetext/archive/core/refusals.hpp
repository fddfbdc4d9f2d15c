// Refuses records that cannot be replayed: their game is unknown or unsupported, or the record cannot belong
// to its game.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

// How a refused record counts.
enum class Refusal : std::uint8_t {
  none,     // not refused
  unknown,  // a warning: the moves stay as they were read, and the record counts as complete
  error,    // the record counts as incomplete
};

// Refuses a record whose tags name an unknown or unsupported game, and reports why.
Refusal refuse_by_tags(Record& record, const replay::TaggedGame& tagged);

// Refuses a record that cannot belong to this game, because the record has dice and the game does not, or the
// other way round. If `losing`, also refuses a game that has no losing form.
Refusal refuse_by_game(Record& record, const GameSpec& game, bool losing);

}  // namespace mt::archive
