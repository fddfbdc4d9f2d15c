#include "movetext/games/backgammon/net.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace mt::backgammon {
namespace {

// The weights times 1000, in this order: the rows of the hidden layer for each input, the row of its biases,
// the rows of the outputs, the biases of the outputs.
constexpr std::int16_t weights[] = {
#include "movetext/games/backgammon/net_weights.inc"
};
constexpr std::size_t weight_count = (net_inputs + 1 + net_outputs) * net_hidden + net_outputs;
constexpr float weight_unit = 1000;

// Returns e^x, for x from -30 to 30.
float exponential(float x) {
  const float scaled = x * 1.44269504F;
  const int whole = static_cast<int>(scaled < 0 ? scaled - 0.5F : scaled + 0.5F);
  const float f = (scaled - static_cast<float>(whole)) * 0.69314718F;
  const float part = 1 + f * (1 + f * (0.5F + f * (0.16666667F + f * (0.041666667F + f * 0.0083333333F))));
  return part * std::bit_cast<float>(static_cast<std::uint32_t>(whole + 127) << 23);
}

}  // namespace

float sigmoid(float x) {
  return 1 / (1 + exponential(std::clamp(-x, -30.0F, 30.0F)));
}

void Net::hidden(const Inputs& inputs, Row& out) const {
  out = input.back();
  for (const Inputs::Input& each : inputs) {
    const Row& row = input[each.index];
    for (std::size_t i = 0; i < net_hidden; ++i) out[i] += each.value * row[i];
  }
  for (float& value : out) value = sigmoid(value);
}

std::array<float, net_outputs> Net::outputs(const Row& hidden) const {
  std::array<float, net_outputs> out{};
  for (std::size_t o = 0; o < net_outputs; ++o) {
    float sum = output_bias[o];
    for (std::size_t i = 0; i < net_hidden; ++i) sum += hidden[i] * output[o][i];
    out[o] = sigmoid(sum);
  }
  return out;
}

Chances Net::chances(const Board& board, Side on_roll, int checkers) const {
  Inputs inputs;
  fill_inputs(board, on_roll, checkers, inputs);
  Row row;
  hidden(inputs, row);
  const auto out = outputs(row);
  Chances chances{out[0], out[1], out[2], out[3], out[4]};
  // The estimates for impossible results are replaced by exact values.
  if (board.total(other(on_roll)) < checkers) chances.win_gammon = chances.win_triple = 0;
  if (board.total(on_roll) < checkers) chances.lose_gammon = chances.lose_triple = 0;
  chances.win_gammon = std::min(chances.win_gammon, chances.win);
  chances.win_triple = std::min(chances.win_triple, chances.win_gammon);
  chances.lose_gammon = std::min(chances.lose_gammon, chances.lose());
  chances.lose_triple = std::min(chances.lose_triple, chances.lose_gammon);
  return chances;
}

const Net& trained_net() {
  static const Net net = [] {
    Net made;
    if constexpr (std::size(weights) == weight_count) {
      const std::int16_t* next = weights;
      const auto take = [&](float& weight) { weight = static_cast<float>(*next++) / weight_unit; };
      for (Net::Row& row : made.input) std::for_each(row.begin(), row.end(), take);
      for (Net::Row& row : made.output) std::for_each(row.begin(), row.end(), take);
      std::for_each(made.output_bias.begin(), made.output_bias.end(), take);
    }
    return made;
  }();
  return net;
}

}  // namespace mt::backgammon
