// What the facts about a board of Othello are worth, in hundredths of a disc.
#pragma once
#include <array>
#include <cstddef>

namespace mt::othello {

// Facts about both sides, each as a difference times fact_unit: the share in all moves, in the empty squares
// beside discs of the other side; corners, discs diagonally beside and beside empty corners, discs on edges
// that nothing turns; whether the number of empty squares is odd; the share in all discs; and 1.
inline constexpr std::size_t value_facts = 9;
using ValueFacts = std::array<int, value_facts>;
inline constexpr int fact_unit = 1024;

// By the part of the board that is empty, the fullest board first.
inline constexpr std::size_t value_stages = 4;
using StageWeights = std::array<ValueFacts, value_stages>;

inline constexpr StageWeights usual_weights{{{1300, 700, 600, -320, -110, 140, 60, 0, 0},
                                             {1300, 700, 600, -320, -110, 140, 60, 0, 0},
                                             {1300, 700, 600, -320, -110, 140, 60, 0, 0},
                                             {1300, 700, 600, -320, -110, 140, 60, 0, 0}}};
inline constexpr StageWeights losing_weights{{{1300, -700, -600, 320, 110, -140, -60, 0, 0},
                                              {1300, -700, -600, 320, 110, -140, -60, 0, 0},
                                              {1300, -700, -600, 320, 110, -140, -60, 0, 0},
                                              {1300, -700, -600, 320, 110, -140, -60, 0, 0}}};

}  // namespace mt::othello
