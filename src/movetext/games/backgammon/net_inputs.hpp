// Computes the inputs of the net: the checkers on each point, and a few derived features.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::backgammon {

// Each side has four inputs for each point, two for the bar, two for borne-off checkers, and eight features.
// The last input is the contact between both sides.
inline constexpr std::size_t inputs_of_point = 4;
inline constexpr std::size_t facts_of_side = 8;
inline constexpr std::size_t inputs_of_side = inputs_of_point * point_count + 2 + 2 + facts_of_side;
inline constexpr std::size_t net_inputs = 2 * inputs_of_side + 1;

// The list of all inputs that are not 0.
class Inputs {
 public:
  struct Input {
    std::uint16_t index;
    float value;
  };
  void add(std::size_t index, float value) {
    if (value != 0) list_[size_++] = {static_cast<std::uint16_t>(index), value};
  }
  const Input* begin() const { return list_.data(); }
  const Input* end() const { return list_.data() + size_; }

 private:
  std::array<Input, net_inputs> list_;
  std::size_t size_ = 0;
};

// `on_roll`: the side that rolls next. `checkers`: the number of checkers of a side at the start.
void fill_inputs(const Board& board, Side on_roll, int checkers, Inputs& out);

}  // namespace mt::backgammon
