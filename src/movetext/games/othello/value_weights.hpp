// Holds the weights for features of an Othello board, in hundredths of a disc.
#pragma once
#include <array>
#include <cstddef>

namespace mt::othello {

// The features in their order. Each feature is multiplied by fact_unit. All features except the last and the
// one about odd numbers are differences between the sides:
//   - the share of all moves
//   - the share of the empty squares that are next to discs of the other side
//   - corners
//   - discs diagonally next to empty corners
//   - discs beside empty corners
//   - discs on edges that cannot be turned
//   - whether the number of empty squares is odd
//   - the share of all discs
//   - the constant 1
inline constexpr std::size_t value_facts = 9;
using ValueFacts = std::array<int, value_facts>;
inline constexpr int fact_unit = 1024;

// The weights for each stage of the game. The stage with the fullest board comes first.
inline constexpr std::size_t value_stages = 4;
using StageWeights = std::array<ValueFacts, value_stages>;

// Fitted by least squares to the final scores of games of the engine against itself after random openings, at
// 1,000 nodes for each move: 4,000 games for usual_weights and 3,000 for losing_weights
// (bench/fit_othello.cpp, seeds 1 and 2).
inline constexpr StageWeights usual_weights{{{3429, -786, 29, -173, -247, 94, 133, 1953, -102},
                                             {3121, -349, 391, -413, -136, 144, 117, -779, -145},
                                             {1961, 884, 729, -923, 13, 274, 110, -1387, -179},
                                             {728, 1097, 518, -1121, -325, 736, 82, -1068, -170}}};
inline constexpr StageWeights losing_weights{{{248, 393, -201, 43, 112, -49, -141, -2912, -275},
                                              {101, 801, -259, 17, 64, -91, -116, -1391, -133},
                                              {57, 776, -278, -34, 56, -120, -113, -638, -101},
                                              {23, 393, -299, -78, 35, -121, -131, -459, -94}}};

}  // namespace mt::othello
