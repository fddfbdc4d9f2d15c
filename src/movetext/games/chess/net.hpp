// Corrects the value of chess positions by a small neural net with one hidden layer.
//
// The hidden layer is computed twice, once from the view of each side, with the same weights. An input is a
// man on a square, as this side sees the board: its own men and the other men, mirrored if its king is on the
// files e to h. The output has its own weights for each range of the number of men. All calculations use
// integers, so that a position has the same value everywhere.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::chess {

inline constexpr std::size_t net_inputs = 768;  // side, kind and square of a man
inline constexpr std::size_t net_hidden = 64;
inline constexpr std::size_t net_buckets = 8;  // ranges of the number of men

// The stored weights are integers in these units.
inline constexpr int net_input_unit = 255;
inline constexpr int net_output_unit = 64;
inline constexpr int net_value_unit = 400;  // hundredths of a pawn for an output of 1

// The inputs that are 1, one for each man.
class NetInputs {
 public:
  void add(std::size_t input) { inputs_[size_++] = static_cast<std::uint16_t>(input); }
  std::size_t size() const { return size_; }
  const std::uint16_t* begin() const { return inputs_.data(); }
  const std::uint16_t* end() const { return inputs_.data() + size_; }

 private:
  std::array<std::uint16_t, 64> inputs_{};
  std::size_t size_ = 0;
};

void fill_inputs(const Board& board, Colour view, NetInputs& inputs);

// Returns the number of the output, 0..net_buckets - 1.
std::size_t net_bucket(const Board& board);

// Returns what must be added to the sum of the terms (terms.hpp), for the side to move in hundredths of a
// pawn. The weights were trained with values that Stockfish 15.1 found for positions near those of games
// (bench/train_chess.cpp).
int net_value(const Board& board, Colour to_move);

}  // namespace mt::chess
