// Estimates how a game of backgammon ends, by a small net with one hidden layer and five outputs.
//
// All calculations use steps that every processor rounds in the same way, so that a position has the same
// value everywhere.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/backgammon/net_inputs.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace mt::backgammon {

inline constexpr std::size_t net_hidden = 64;
inline constexpr std::size_t net_outputs = 5;  // in the order of Chances

// Returns a close approximation of 1 / (1 + exp(-x)).
float sigmoid(float x);

struct Net {
  using Row = std::array<float, net_hidden>;

  std::vector<Row> input = std::vector<Row>(net_inputs + 1);  // the last row is the bias
  std::array<Row, net_outputs> output{};
  std::array<float, net_outputs> output_bias{};

  void hidden(const Inputs& inputs, Row& out) const;
  std::array<float, net_outputs> outputs(const Row& hidden) const;
  // Returns the probabilities of each result for the side on roll.
  Chances chances(const Board& board, Side on_roll, int checkers) const;
};

// Returns the net that is part of the program. It was trained by playing against itself
// (bench/train_backgammon.cpp). Games or values of other programs were not used.
const Net& trained_net();

}  // namespace mt::backgammon
