// Weights for features of a board of Othello, in hundredths of a disc.
#pragma once
#include <array>
#include <cstddef>

namespace mt::othello {

// Features of both sides, each as a difference times fact_unit: the share of all moves, of the empty squares
// next to discs of the other side; corners, discs diagonally adjacent and adjacent to empty corners, discs on
// edges that cannot be turned; whether the number of empty squares is odd; the share of all discs; and 1.
inline constexpr std::size_t value_facts = 9;
using ValueFacts = std::array<int, value_facts>;
inline constexpr int fact_unit = 1024;

// By how much of the board is empty, the fullest board first.
inline constexpr std::size_t value_stages = 4;
using StageWeights = std::array<ValueFacts, value_stages>;

// Fitted by least squares to the final scores of 4,000 and 3,000 games of the engine against itself at 1,000
// nodes for each move after random openings (bench/fit_othello.cpp, seeds 1 and 2).
inline constexpr StageWeights usual_weights{{{3429, -786, 29, -173, -247, 94, 133, 1953, -102},
                                             {3121, -349, 391, -413, -136, 144, 117, -779, -145},
                                             {1961, 884, 729, -923, 13, 274, 110, -1387, -179},
                                             {728, 1097, 518, -1121, -325, 736, 82, -1068, -170}}};
inline constexpr StageWeights losing_weights{{{248, 393, -201, 43, 112, -49, -141, -2912, -275},
                                              {101, 801, -259, 17, 64, -91, -116, -1391, -133},
                                              {57, 776, -278, -34, 56, -120, -113, -638, -101},
                                              {23, 393, -299, -78, 35, -121, -131, -459, -94}}};

}  // namespace mt::othello
