#include "movetext/games/chess/net.hpp"

#include "movetext/base/square_set.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <iterator>
#include <span>

namespace mt::chess {
namespace {

using Row = std::array<std::int16_t, net_hidden>;
using Output = std::array<std::int16_t, 2 * net_hidden>;

// The rows of the hidden layer for each input and the row of its biases, in net_input_unit; then for each
// bucket the weights of the output in net_output_unit, and its bias in the product of both units.
constexpr std::int16_t weights[] = {
#include "movetext/games/chess/net_weights.inc"
};
constexpr std::size_t output_size = 2 * net_hidden + 1;
constexpr std::size_t hidden_size = (net_inputs + 1) * net_hidden;
static_assert(std::size(weights) == hidden_size + net_buckets * output_size);

const std::int16_t* row_of(std::size_t input) {
  return weights + input * net_hidden;
}

// Eight numbers that the processor adds at once. Without this type, the compiler does not do so.
using Eight [[gnu::vector_size(16)]] = std::int16_t;
constexpr std::size_t row_eights = net_hidden / 8;

// Returns the sum of the rows of the inputs. It cannot overflow, because the trainer limits each weight to
// 497, and a board has at most 64 men.
Row add_rows(const NetInputs& inputs) {
  std::array<Eight, row_eights> sums{};
  std::memcpy(sums.data(), row_of(net_inputs), sizeof(Row));
  for (const std::uint16_t input : inputs)
    for (std::size_t i = 0; i < row_eights; ++i) {
      Eight weights_of_input;
      std::memcpy(&weights_of_input, row_of(input) + 8 * i, sizeof(Eight));
      sums[i] += weights_of_input;
    }
  return std::bit_cast<Row>(sums);
}

// Returns the part of the output that one view adds, in the product of the units and net_input_unit.
int weigh(const Row& sums, std::span<const std::int16_t> output) {
  int total = 0;
  for (std::size_t i = 0; i < net_hidden; ++i) {
    const auto cut = std::clamp<std::int16_t>(sums[i], 0, net_input_unit);
    // The product fits 16 bits, because the trainer limits the weights of the output to 127.
    const auto weighed = static_cast<std::int16_t>(cut * output[i]);
    total += weighed * cut;
  }
  return total;
}

}  // namespace

void fill_inputs(const Board& board, Colour view, NetInputs& inputs) {
  const int mirror = (view == Colour::white ? 0 : 56) ^ (file_of(board.king(view)) >= 4 ? 7 : 0);
  for (const Colour colour : {view, other(view)})
    for (int kind = 0; kind < kind_count; ++kind) {
      const auto first = static_cast<std::size_t>((colour == view ? 0 : kind_count) + kind) * 64;
      for (Set64 men = board.of(colour, static_cast<Kind>(kind)); men != 0;)
        inputs.add(first + static_cast<std::size_t>(pop(men) ^ mirror));
    }
}

std::size_t net_bucket(const Board& board) {
  const auto men = static_cast<std::size_t>(count(board.occupied()));
  return std::min((men - 1) / 4, net_buckets - 1);
}

int net_value(const Board& board, Colour to_move) {
  const auto output = std::span(weights).subspan(hidden_size + net_bucket(board) * output_size, output_size);
  int total = 0;
  std::size_t first = 0;
  for (const Colour view : {to_move, other(to_move)}) {
    NetInputs inputs;
    fill_inputs(board, view, inputs);
    total += weigh(add_rows(inputs), output.subspan(first, net_hidden));
    first += net_hidden;
  }
  const int value = total / net_input_unit + output.back();
  return value * net_value_unit / (net_input_unit * net_output_unit);
}

}  // namespace mt::chess
