// Finds the games of records by their tags, one after the other.
//
//   TaggedGames games;
//   const TaggedGame& tagged = games.of(record);
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <string>

namespace mt::replay {

// Does what game_by_tags() does, and remembers the last answer: most records have the tags of the one before.
class TaggedGames {
 public:
  // The answer is valid until the next call.
  const TaggedGame& of(const Record& record);

 private:
  bool is_last(const Record& record, const Tag* type, const Tag* variant) const;

  TaggedGame last_;
  bool known_ = false;  // records with these tags have this answer
  const Convention* convention_ = nullptr;
  bool has_type_ = false;
  bool has_variant_ = false;
  std::string type_;
  std::string variant_;
  TagName decided_by_ = TagName::unknown;  // the tag in TaggedGame::value; unknown: none
};

}  // namespace mt::replay
