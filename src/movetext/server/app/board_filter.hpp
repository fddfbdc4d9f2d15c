// Which boards a list is about: the words behind "draughts games fred".
//
//   BoardFilter filter = board_filter("draughts", "active standard");
//   filter.query.player = fred;
//   if (!filter.none) show(store.games(filter.query));
#pragma once
#include "movetext/server/store/rows.hpp"

#include <string_view>

namespace mt::server::app {

struct BoardFilter {
  store::GameQuery query;
  bool none = false;  // of tournaments, which are not played here
};

// `game`: the word before the verb; empty or "all": any.  `words`: all, active, inactive, next, standard,
// tournament, with blanks between them; others mean nothing.
BoardFilter board_filter(std::string_view game, std::string_view words);

}  // namespace mt::server::app
