// Defines the variants of Othello.
//
// WOF is the World Othello Federation with its official rules. The text of the rules is not available, so no
// article is cited. GGF is the Generic Game Format: its tag TY has the size of the board, and the letter "a"
// if the side with fewer discs wins.
#pragma once
#include "movetext/games/othello/rules.hpp"

namespace mt::othello {

// Returns the variant of `rules` in which the side with fewer discs wins.
constexpr Rules losing(Rules rules) {
  rules.fewest_wins = true;  // GGF, tag TY: "a" for anti
  return rules;
}

namespace rows {

inline constexpr Rules othello{
    .size = 8,             // WOF: a board of 64 squares
    .fewest_wins = false,  // WOF: the player with the majority of discs is the winner
};
inline constexpr Rules othello_6x6{
    .size = 6,             // GGF, TY: "6"
    .fewest_wins = false,  // WOF
};
inline constexpr Rules othello_10x10{
    .size = 10,            // GGF, TY: "10"; WTHOR files with 10 in byte 12
    .fewest_wins = false,  // WOF
};

}  // namespace rows
}  // namespace mt::othello
