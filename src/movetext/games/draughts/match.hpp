// Finds the legal moves that the text of a move can mean.
//
//   MoveList<Set64> meant;
//   if (!match(variant, position, text, meant)) return Code::too_complex;
//   switch (meant.size()) { case 0: illegal; case 1: done; default: ambiguous }
//
// PDN 3.0, movetext: a capture names its first and last square, or all the squares on which it turns. Older
// programs list any squares the piece passes; the article that describes PDN lists every square that is
// jumped over, including those of the captured pieces.
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/move_text.hpp"

namespace mt::draughts {

// Lists the legal moves that the text can mean, the one with the lowest captured squares first. If the text
// names only the file of the start, these are the moves of every own piece there. Returns false if the
// position is too complex. `effort` is shared with other positions.
template <class Set>
[[nodiscard]] bool match(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                         MoveList<Set>& moves, Effort* effort = nullptr);

// Lists the legal captures with a path that starts with the squares of the text and continues: the text is
// one or more jumps of a capture whose rest follows (join() the texts). Returns false if the position is too
// complex.
template <class Set>
[[nodiscard]] bool match_beginning(const Variant<Set>& variant, const Position<Set>& position,
                                   const MoveText& text, MoveList<Set>& moves, Effort* effort = nullptr);

// Returns whether the squares of the text are all the landings of this capture, in order.
template <class Set>
bool is_path(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
             const Move<Set>& move);
// Returns whether the squares are its first landings, and more follow.
template <class Set>
bool begins_with(const Variant<Set>& variant, const Position<Set>& position, const MoveText& text,
                 const Move<Set>& move);

// Returns the fault in the spelling of a resolved move: Code::wrong_separator for a dash in a capture, a
// cross in a quiet move, a sign outside ASCII, or a diagonal capture whose x is missing or not the last
// character; else none.
template <class Set>
Code spelling_fault(const Variant<Set>& variant, const MoveText& text, const Move<Set>& move);

}  // namespace mt::draughts
