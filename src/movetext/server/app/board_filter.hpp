// Parses the words that choose the boards of a list, such as "active" in "draughts games fred active".
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
  bool none = false;  // no board matches: the words ask for tournaments, which this server does not have
};

// Returns the filter for `game` and `words`. `game` is the word before the verb; if it is empty or "all",
// boards of every game match. `words` are all, active, inactive, next, standard and tournament, separated by
// spaces. Other words are ignored.
BoardFilter board_filter(std::string_view game, std::string_view words);

}  // namespace mt::server::app
