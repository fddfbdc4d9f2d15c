// Finds the legal moves that the text of a move can mean.
//
//   MoveList<Set64> meant;
//   if (!match(variant, position, text, meant)) return Code::too_complex;
//   switch (meant.size()) { case 0: illegal; case 1: done; default: ambiguous }
//
// In PDN 3.0 (movetext) a capture names its first and last square, or all the squares on which it turns.
// Older programs may name any of the squares that the piece passes. The article that describes PDN names
// every square that the piece passes, including the squares of the captured pieces.
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/move_text.hpp"

namespace mt::draughts {

// Lists the legal moves that the text can mean, first the move with the lowest captured squares. If the text
// names only the file of its start, the moves of all pieces that the side to move has on this file are
// considered. `effort`: the number of steps left, which the searches of several positions may share. Returns
// false if the position is too complex.
template <class Set>
[[nodiscard]] bool match(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                         MoveList<Set>& moves, Effort* effort = nullptr);

// Lists the legal captures with a path that begins with the squares of the text and continues after them. A
// record may give the rest of such a capture in the next text; join() combines the two. Returns false if the
// position is too complex.
template <class Set>
[[nodiscard]] bool match_beginning(const Variant<Set>& variant, const Position<Set>& position,
                                   const MoveText& text, MoveList<Set>& moves, Effort* effort = nullptr);

// Returns whether the squares of the text are all the landings of this capture, in order.
template <class Set>
bool is_path(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
             const Move<Set>& move);
// Returns whether the squares of the text are the first landings of this capture, and more landings follow.
template <class Set>
bool begins_with(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                 const Move<Set>& move);

// Returns the fault in the spelling of a move whose meaning is known, or Code::none. It is
// Code::wrong_separator for
//   a dash in a capture, or a cross in a quiet move;
//   a sign outside ASCII;
//   a diagonal capture in which x is missing or is not the last character.
template <class Set>
Code spelling_fault(const Variant<Set>& variant, const MoveText& text, const Move<Set>& move);

}  // namespace mt::draughts
