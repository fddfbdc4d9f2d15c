// Trains the net of the chess player, and writes its weights.
//
//   train_chess vary SEED SHARE < positions > varied
//   train_chess train SECONDS SEED OUT.inc [THREADS] < values
//
// `vary` reads one FEN per line (movetext convert --to fen), keeps SHARE of them (0 to 1), and makes none,
// one or two random moves from each, because a search meets positions that no game would reach. `train` reads
// lines "FEN|VALUE|MOVE": the value for the side to move in hundredths of a pawn, and the best move in UCI
// notation, both found by a search (scripts/value-positions). It skips positions whose best move is a capture
// or a promotion, because the search evaluates only quiet positions.
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/net.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/rules.hpp"
#include "movetext/games/chess/terms.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace mt;
using namespace mt::chess;

std::optional<Position> position_of(std::string_view fen) {
  PositionNotes notes;
  const Result<Position> position = parse_position(rows::chess, fen, notes);
  if (!position) return std::nullopt;
  return *position;
}

int vary(std::uint64_t seed, double share) {
  std::mt19937_64 random(seed);
  const auto chance = [&random] { return static_cast<double>(random() >> 11) / 9007199254740992.0; };
  MoveList moves;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (chance() >= share) continue;
    std::optional<Position> position = position_of(line);
    const double lot = chance();
    const int steps = lot < 0.35 ? 0 : lot < 0.75 ? 1 : 2;
    for (int i = 0; position && i < steps; ++i) {
      legal_moves(*position, moves);
      if (moves.empty()) break;
      position = play(*position, moves[random() % moves.size()]);
    }
    if (!position || in_check(*position) || !has_move(*position)) continue;
    std::string fen;
    write_fen(*position, {}, fen);
    std::cout << fen << '\n';
  }
  return 0;
}

// A position with its value.
struct Sample {
  std::array<std::array<std::uint16_t, 32>, 2> inputs{};  // by perspective; the side to move first
  std::uint8_t count = 0;
  std::uint8_t bucket = 0;
  float terms = 0;   // the sum of the terms, which the net corrects
  float wanted = 0;  // the expected result for the side to move, 0 to 1
};

constexpr float steepness = 0.00368208F;  // of the curve from values to expected results (score_curve.hpp)

float expected(float value) {
  return 1 / (1 + std::exp(-steepness * value));
}

std::optional<Sample> sample_of(std::string_view line) {
  const std::size_t first = line.find('|');
  const std::size_t second = line.find('|', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const std::optional<Position> position = position_of(line.substr(0, first));
  const std::string_view move = line.substr(second + 1);
  if (!position || move.size() != 4 || count(position->board.occupied()) > 32) return std::nullopt;
  const int to = square_at(move[2] - 'a', move[3] - '1');
  const int from = square_at(move[0] - 'a', move[1] - '1');
  const Board& board = position->board;
  if (has(board.of(other(position->to_move)), to)) return std::nullopt;
  if (has(board.pawns, from) && file_of(from) != file_of(to)) return std::nullopt;
  const int value = std::atoi(std::string(line.substr(first + 1, second - first - 1)).c_str());
  if (std::abs(value) > 3000) return std::nullopt;
  Sample sample;
  for (std::size_t side = 0; side < 2; ++side) {
    NetInputs inputs;
    fill_inputs(board, side == 0 ? position->to_move : other(position->to_move), inputs);
    sample.count = static_cast<std::uint8_t>(inputs.size());
    std::copy(inputs.begin(), inputs.end(), sample.inputs[side].begin());
  }
  sample.bucket = static_cast<std::uint8_t>(net_bucket(board));
  sample.terms = static_cast<float>(value_of_terms(*position));
  sample.wanted = expected(static_cast<float>(value));
  return sample;
}

constexpr std::size_t hidden_weights = (net_inputs + 1) * net_hidden;
constexpr std::size_t output_weights = net_buckets * (2 * net_hidden + 1);
constexpr std::size_t all_weights = hidden_weights + output_weights;

using Weights = std::vector<float>;

struct Slope {
  Weights of = Weights(all_weights);
  double loss = 0;
};

// Adds the loss of one sample and its slope.
void learn(const Weights& weights, const Sample& sample, Slope& slope) {
  std::array<std::array<float, net_hidden>, 2> sums{};
  for (std::size_t side = 0; side < 2; ++side) {
    const float* bias = &weights[net_inputs * net_hidden];
    std::copy(bias, bias + net_hidden, sums[side].begin());
    for (std::size_t i = 0; i < sample.count; ++i) {
      const float* row = &weights[sample.inputs[side][i] * net_hidden];
      for (std::size_t k = 0; k < net_hidden; ++k) sums[side][k] += row[k];
    }
  }
  const std::size_t output = hidden_weights + sample.bucket * (2 * net_hidden + 1);
  float out = weights[output + 2 * net_hidden];
  std::array<std::array<float, net_hidden>, 2> cut{};
  for (std::size_t side = 0; side < 2; ++side)
    for (std::size_t k = 0; k < net_hidden; ++k) {
      cut[side][k] = std::clamp(sums[side][k], 0.0F, 1.0F);
      out += weights[output + side * net_hidden + k] * cut[side][k] * cut[side][k];
    }
  const float found = expected(sample.terms + out * static_cast<float>(net_value_unit));
  const float error = found - sample.wanted;
  const float size = std::abs(error);
  slope.loss += std::pow(size, 2.5F);
  const float back = 2.5F * std::pow(size, 1.5F) * (error < 0 ? -1.0F : 1.0F) * found * (1 - found) * 4;
  slope.of[output + 2 * net_hidden] += back;
  for (std::size_t side = 0; side < 2; ++side) {
    std::array<float, net_hidden> inner{};
    for (std::size_t k = 0; k < net_hidden; ++k) {
      const std::size_t at = output + side * net_hidden + k;
      slope.of[at] += back * cut[side][k] * cut[side][k];
      const bool open = sums[side][k] > 0 && sums[side][k] < 1;
      inner[k] = open ? back * weights[at] * 2 * cut[side][k] : 0;
    }
    float* bias = &slope.of[net_inputs * net_hidden];
    for (std::size_t k = 0; k < net_hidden; ++k) bias[k] += inner[k];
    for (std::size_t i = 0; i < sample.count; ++i) {
      float* row = &slope.of[sample.inputs[side][i] * net_hidden];
      for (std::size_t k = 0; k < net_hidden; ++k) row[k] += inner[k];
    }
  }
}

class Trainer {
 public:
  Trainer(std::uint64_t seed, unsigned threads) : random_(seed), slopes_(threads) {
    std::normal_distribution<float> small(0, 0.08F);
    for (float& weight : weights_) weight = small(random_);
    for (std::size_t k = 0; k < net_hidden; ++k) weights_[net_inputs * net_hidden + k] = 0.2F;
  }

  void read(std::istream& in) {
    std::string line;
    while (std::getline(in, line))
      if (const std::optional<Sample> sample = sample_of(line)) samples_.push_back(*sample);
    std::shuffle(samples_.begin(), samples_.end(), random_);
    tests_ = std::min<std::size_t>(samples_.size() / 20, 100'000);
    std::printf("%zu samples\n", samples_.size());
  }

  void run(double seconds, const char* path) {
    const auto start = std::chrono::steady_clock::now();
    for (int round = 1;; ++round) {
      std::shuffle(samples_.begin() + static_cast<std::ptrdiff_t>(tests_), samples_.end(), random_);
      double loss = 0;
      std::size_t batches = 0;
      double share = 0;
      for (std::size_t at = tests_; at + batch <= samples_.size(); at += batch, ++batches) {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        share = passed.count() / seconds;
        if (share >= 1) break;
        loss += step(at, 0.001F * static_cast<float>(0.5 + 0.5 * std::cos(share * 3.14159265)) + 0.000005F);
      }
      save(path);
      std::printf("round %d: loss %.6f, test %.6f, mean error %.4f, %.0f %%\n", round,
                  loss / static_cast<double>(std::max<std::size_t>(batches, 1)), test().first, test().second,
                  100 * share);
      std::fflush(stdout);
      if (share >= 1) return;
    }
  }

 private:
  static constexpr std::size_t batch = 16'384;
  static constexpr float decay = 0.05F;  // pulls weights towards 0, so that the net learns no accidents

  template <class Work>
  void each_thread(std::size_t begin, std::size_t end, Work&& work) {
    std::vector<std::thread> threads;
    const std::size_t part = (end - begin) / slopes_.size();
    for (std::size_t t = 0; t < slopes_.size(); ++t) {
      const std::size_t from = begin + t * part;
      const std::size_t to = t + 1 == slopes_.size() ? end : from + part;
      threads.emplace_back([&work, this, t, from, to] { work(slopes_[t], from, to); });
    }
    for (std::thread& thread : threads) thread.join();
  }

  double step(std::size_t at, float rate) {
    each_thread(at, at + batch, [this](Slope& slope, std::size_t from, std::size_t to) {
      std::fill(slope.of.begin(), slope.of.end(), 0.0F);
      slope.loss = 0;
      for (std::size_t i = from; i < to; ++i) learn(weights_, samples_[i], slope);
    });
    double loss = 0;
    for (const Slope& slope : slopes_) loss += slope.loss;
    ++steps_;
    const float correct1 = 1 - std::pow(0.9F, static_cast<float>(std::min(steps_, 1000)));
    const float correct2 = 1 - std::pow(0.999F, static_cast<float>(std::min(steps_, 10'000)));
    for (std::size_t i = 0; i < all_weights; ++i) {
      float slope = 0;
      for (const Slope& each : slopes_) slope += each.of[i];
      slope /= static_cast<float>(batch);
      first_[i] += 0.1F * (slope - first_[i]);
      second_[i] += 0.001F * (slope * slope - second_[i]);
      weights_[i] -=
          rate * ((first_[i] / correct1) / (std::sqrt(second_[i] / correct2) + 1e-8F) + decay * weights_[i]);
      const float most = i < hidden_weights ? 1.95F : 1.98F;
      weights_[i] = std::clamp(weights_[i], -most, most);
    }
    return loss / batch;
  }

  // Returns the loss and the mean error of the expected result for the samples that are not learned from.
  std::pair<double, double> test() const {
    double loss = 0;
    double sum = 0;
    Slope slope;
    for (std::size_t i = 0; i < tests_; ++i) {
      slope.loss = 0;
      learn(weights_, samples_[i], slope);
      loss += slope.loss;
      sum += std::pow(slope.loss, 0.4);
    }
    return {loss / static_cast<double>(tests_), sum / static_cast<double>(tests_)};
  }

  void save(const char* path) const {
    std::ofstream file(path);
    std::size_t column = 0;
    for (std::size_t i = 0; i < all_weights; ++i) {
      const bool is_output = i >= hidden_weights;
      const bool is_output_bias = is_output && (i - hidden_weights) % (2 * net_hidden + 1) == 2 * net_hidden;
      const float unit = static_cast<float>(is_output_bias ? net_input_unit * net_output_unit
                                            : is_output    ? net_output_unit
                                                           : net_input_unit);
      file << std::lround(weights_[i] * unit) << ',';
      if (++column % 24 == 0) file << '\n';
    }
    file << '\n';
  }

  std::mt19937_64 random_;
  std::vector<Slope> slopes_;
  std::vector<Sample> samples_;
  std::size_t tests_ = 0;
  Weights weights_ = Weights(all_weights);
  Weights first_ = Weights(all_weights);
  Weights second_ = Weights(all_weights);
  int steps_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::string_view job = argc > 1 ? argv[1] : "";
  if (job == "vary" && argc == 4) return vary(std::strtoull(argv[2], nullptr, 10), std::atof(argv[3]));
  if (job == "train" && argc >= 5) {
    Trainer trainer(std::strtoull(argv[3], nullptr, 10),
                    argc > 5 ? static_cast<unsigned>(std::atoi(argv[5])) : 2);
    trainer.read(std::cin);
    trainer.run(std::atof(argv[2]), argv[4]);
    return 0;
  }
  std::fputs("train_chess vary SEED SHARE | train SECONDS SEED OUT.inc [THREADS]\n", stderr);
  return 2;
}
