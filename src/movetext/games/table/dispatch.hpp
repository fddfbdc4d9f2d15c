// Of the families whose games are moves alone: backgammon has its own walk (replay/match_replayer.hpp).
//
// From a game known at run time to its own type, once a record: with_game(any, [&]<class G>(const G& game) {
// ... }).
#pragma once
#include "movetext/games/table/any_game.hpp"
#include "movetext/games/table/chess_game.hpp"
#include "movetext/games/table/draughts_game.hpp"

namespace mt {

template <class Visit>
decltype(auto) with_game(const AnyGame& any, Visit&& visit) {
  switch (any.kind()) {
    case GameKind::draughts64:
      return visit(static_cast<const DraughtsGame<Set64>&>(any).rules());
    case GameKind::draughts128:
      return visit(static_cast<const DraughtsGame<Set128>&>(any).rules());
    case GameKind::chess:
      return visit(static_cast<const ChessGame&>(any).rules());
    case GameKind::draughts256:
    case GameKind::backgammon:
      break;
  }
  return visit(static_cast<const DraughtsGame<Set256>&>(any).rules());
}

// `any` as the type of `like`; both must be of one kind.
template <class Set>
const draughts::Draughts<Set>& same_kind(const draughts::Draughts<Set>& /*like*/, const AnyGame& any) {
  return static_cast<const DraughtsGame<Set>&>(any).rules();
}
inline const chess::Chess& same_kind(const chess::Chess& /*like*/, const AnyGame& any) {
  return static_cast<const ChessGame&>(any).rules();
}

}  // namespace mt
