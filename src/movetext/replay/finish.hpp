// Completes a played record before it is written: tags for its game and its notation.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <optional>
#include <string>

namespace mt::replay {

// The values of the tags that tell a game, made once for all its records.
struct GameTags {
  GameSpec spec;
  std::string type;     // GameType; empty: PDN has no number for the game
  std::string variant;  // Variant, for what no number says; empty for most games
};
GameTags tags_of(const GameSpec& spec, bool full_game_type);

// Remembers those of the last game: records of one game follow one another.
class LastGameTags {
 public:
  // `full_game_type` is the same in each call.
  const GameTags& of(const GameSpec& spec, bool full_game_type) {
    if (!last_ || !(last_->spec == spec)) last_ = tags_of(spec, full_game_type);
    return *last_;
  }

 private:
  std::optional<GameTags> last_;
};

// Sets GameType, and Variant and Notation if they are needed to read the record back; for a match it sets
// Variation.
void finish_tags(Record& record, const GameTags& game, board::Notation notation);

// Turns the main line from event `stop` on into a comment; the result stays.
void keep_tail(Record& record, std::uint32_t stop);

// Turns the tag of an unreadable start position into a comment before everything else.
void keep_bad_start(Record& record);

}  // namespace mt::replay
