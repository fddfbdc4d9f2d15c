// What a played record gets before it is written: tags that say which game and which notation it is.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

namespace mt::replay {

// Sets GameType, and Variant and Notation where they are needed to read the record back; of a match
// Variation.
void finish_tags(Record& record, const GameSpec& spec, board::Notation notation, bool full_game_type);

// The main line from event `stop` on becomes a comment; the result stays.
void keep_tail(Record& record, std::uint32_t stop);

// The tag of a start position that cannot be read becomes a comment before everything else.
void keep_bad_start(Record& record);

}  // namespace mt::replay
