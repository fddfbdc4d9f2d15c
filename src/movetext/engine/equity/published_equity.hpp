// A published table of match equities, with which programs convert equities to chances to win the match.
#pragma once
#include "movetext/engine/equity/match_equity.hpp"

namespace mt::engine {

// Returns the table "Kazaross XG2" of Neil Kazaross (2011), for up to 25 points. It comes from rollouts of
// eXtreme Gammon (up to 9 points) and GNU Backgammon (up to 15 points), continued to 25 points by take
// points. It is the default table of GNU Backgammon.
const MatchEquity& kazaross_xg2();

}  // namespace mt::engine
