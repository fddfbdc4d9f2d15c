// Which boards a list includes: parses the words after "draughts games fred".
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
  bool none = false;  // the filter asks for tournaments, which this server does not have
};

// `game` is the word before the verb; if it is empty or "all", the filter accepts any game.  `words` are all,
// active, inactive, next, standard and tournament, separated by spaces; other words are ignored.
BoardFilter board_filter(std::string_view game, std::string_view words);

}  // namespace mt::server::app
