// Refuses records that are not played: of games that are not known here, or that cannot be theirs.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

// How a refused record counts.
enum class Refusal : std::uint8_t {
  none,     // it is not refused
  unknown,  // its moves stay as they are written; that is a warning, and the record counts as complete
  error,    // it counts as incomplete
};

// Refuses a record whose tags name a game that is not known or not read here, and reports why.
Refusal refuse_by_tags(Record& record, const replay::TaggedGame& tagged);

// Refuses a record that cannot be of this game: it has dice and the game has none, or the other way round.
// `losing`: the losing form of the game was asked for, which not every game has.
Refusal refuse_by_game(Record& record, const GameSpec& game, bool losing);

}  // namespace mt::archive
