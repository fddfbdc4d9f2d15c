// Completes a replayed record before it is written: sets the tags of its game and its notation.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <optional>
#include <string>

namespace mt::replay {

// The values of the tags that identify a game. These values are the same for all records of the game.
struct GameTags {
  GameSpec spec;
  std::string type;     // value of GameType; empty if PDN has no number for the game
  std::string variant;  // value of Variant; empty if GameType alone identifies the game, as it usually does
};
GameTags tags_of(const GameSpec& spec, bool full_game_type);

// Caches the tags of the last game, because consecutive records usually have the same game.
class LastGameTags {
 public:
  // `full_game_type` must be the same in each call.
  const GameTags& of(const GameSpec& spec, bool full_game_type) {
    if (!last_ || !(last_->spec == spec)) last_ = tags_of(spec, full_game_type);
    return *last_;
  }

 private:
  std::optional<GameTags> last_;
};

// Sets the tag GameType. Sets Variant and Notation if they are necessary to read the record back. For a
// match, sets Variation instead.
void finish_tags(Record& record, const GameTags& game, board::Notation notation);

// Turns the part of the main line from event `stop` to the end into a comment. A result at the end stays.
void keep_tail(Record& record, std::uint32_t stop);

// Turns the tag of an unreadable start position into a comment at the beginning of the record.
void keep_bad_start(Record& record);

}  // namespace mt::replay
