// Makes a legal move.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <algorithm>
#include <cstdint>

namespace mt::draughts {

// Updates the counters of Rules::king_limit after a move of `us`. A quiet move of a king increases the
// counter of its side. If it is not the king that moved before, the counter becomes 1. A counter is cleared
// when its side captures, moves a man or has no men, and when its king is taken.
template <class Set>
constexpr void count_king_moves(Position<Set>& position, const Move<Set>& move, unsigned us) {
  KingMoves& mine = position.king_moves[us];
  KingMoves& theirs = position.king_moves[1 - us];
  if (move.is_capture() || !has(position.kings[us], move.to) || move.crowns || !any(position.men[us])) {
    mine = {};
  } else {
    const bool same = mine.count != 0 && mine.square == move.from;
    const int moves = same ? std::min(mine.count + 1, king_move_limit) : 1;
    mine = {static_cast<std::uint8_t>(moves), move.to};
  }
  if (!any(position.men[1 - us]) || has(move.taken, theirs.square)) theirs = {};
}

// Does the work of play_as(); `from` and `to` are sets of one square, the squares of the move.
template <Colour us, class Set>
[[gnu::always_inline]] constexpr void play_between(const Rules& rules, const Position<Set>& position,
                                                   const Move<Set>& move, Set from, Set to,
                                                   Position<Set>& next) {
  constexpr auto own = static_cast<unsigned>(us);
  constexpr unsigned foe = 1 - own;
  const bool man = any(position.men[own] & from);
  const bool stays_man = man && !move.crowns;
  next.men[own] = (position.men[own] & ~from) | (stays_man ? to : Set{});
  next.men[foe] = position.men[foe] & ~move.taken;
  next.kings[own] = (position.kings[own] & ~from) | (stays_man ? Set{} : to);
  next.kings[foe] = position.kings[foe] & ~move.taken;
  next.to_move = other(us);
  next.king_moves = position.king_moves;
  if (rules.king_limit) count_king_moves(next, move, own);
}

// Sets `next` to the position after a legal move of `us`, the side to move. It writes field by field, because
// `next` is read again soon, and a read that covers several smaller writes is slow.
template <Colour us, class Set>
[[gnu::always_inline]] constexpr void play_as(const Rules& rules, const Position<Set>& position,
                                              const Move<Set>& move, Position<Set>& next) {
  play_between<us>(rules, position, move, bit<Set>(move.from), bit<Set>(move.to), next);
}

// Returns the position after a legal move.
template <class Set>
constexpr Position<Set> play(const Variant<Set>& variant, const Position<Set>& position,
                             const Move<Set>& move) {
  Position<Set> next;
  if (position.to_move == Colour::white)
    play_as<Colour::white>(variant.rules, position, move, next);
  else
    play_as<Colour::black>(variant.rules, position, move, next);
  return next;
}

}  // namespace mt::draughts
