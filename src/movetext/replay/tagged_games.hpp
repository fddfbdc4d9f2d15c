// Finds the games of a sequence of records by their tags.
//
//   TaggedGames games;
//   const TaggedGame& tagged = games.of(record);
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <string>

namespace mt::replay {

// Calls game_by_tags() and caches the last result, because most records have the same tags as the record
// before.
class TaggedGames {
 public:
  // The result is valid until the next call.
  const TaggedGame& of(const Record& record);

 private:
  bool is_last(const Record& record, const Tag* type, const Tag* variant) const;

  TaggedGame last_;
  bool known_ = false;  // last_ is valid for all records with these tags
  const Convention* convention_ = nullptr;
  bool has_type_ = false;
  bool has_variant_ = false;
  std::string type_;
  std::string variant_;
  TagName decided_by_ = TagName::unknown;  // the tag whose value is in TaggedGame::value, or `unknown`
};

}  // namespace mt::replay
