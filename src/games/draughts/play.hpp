// Making a legal move.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <algorithm>
#include <cstdint>

namespace mt::draughts {

// The counters of Rules::king_limit after a move: cleared by everything but one more quiet move of the same
// king, and when their king is taken or their side has no men (any more).
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

// Turns `position` into the one after a legal move.
template <class Set>
constexpr void make_move(const Variant<Set>& variant, Position<Set>& position, const Move<Set>& move) {
  const auto us = static_cast<unsigned>(position.to_move);
  const unsigned them = 1 - us;
  const Set from = bit<Set>(move.from);
  const Set to = bit<Set>(move.to);
  const bool man = any(position.men[us] & from);
  (man ? position.men : position.kings)[us] &= ~from;
  (man && !move.crowns ? position.men : position.kings)[us] |= to;
  position.men[them] &= ~move.taken;
  position.kings[them] &= ~move.taken;
  position.to_move = other(position.to_move);
  if (variant.rules.king_limit) count_king_moves(position, move, us);
}

// The position after a legal move.
template <class Set>
constexpr Position<Set> play(const Variant<Set>& variant, Position<Set> position, const Move<Set>& move) {
  make_move(variant, position, move);
  return position;
}

}  // namespace mt::draughts
