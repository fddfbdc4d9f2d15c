// Completes a played record before it is written: tags for its game and its notation.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

namespace mt::replay {

// Sets GameType, and Variant and Notation if they are needed to read the record back; for a match it sets
// Variation.
void finish_tags(Record& record, const GameSpec& spec, board::Notation notation, bool full_game_type);

// Turns the main line from event `stop` on into a comment; the result stays.
void keep_tail(Record& record, std::uint32_t stop);

// Turns the tag of an unreadable start position into a comment before everything else.
void keep_bad_start(Record& record);

}  // namespace mt::replay
