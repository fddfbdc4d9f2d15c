// Trains the net of the backgammon player by self-play, and writes its weights.
//
//   train_backgammon SECONDS SEED RATE OUT.inc [START.inc]
//
// RATE is the initial learning rate, for example 0.006. The rate falls to a twentieth of this value.
//
// The method is temporal differences. After each game, every position learns from the result of the game and
// from the net's values of the later positions, with decreasing weight. All variants are played, the usual
// one most often.
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/net.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <random>
#include <vector>

namespace {

using namespace mt;
using namespace mt::backgammon;

using Outputs = std::array<float, net_outputs>;

struct Step {
  Inputs inputs;
  Net::Row hidden;
  Outputs out;
};

Outputs turned(const Outputs& o) {
  return {1 - o[0], o[3], o[4], o[1], o[2]};
}

class Trainer {
 public:
  explicit Trainer(std::uint64_t seed) : random_(seed), plays_(std::make_unique<PlayList>()) {
    std::normal_distribution<float> small(0, 0.1F);
    for (Net::Row& row : net_.input)
      for (float& weight : row) weight = small(random_);
    for (Net::Row& row : net_.output)
      for (float& weight : row) weight = small(random_);
    net_.output_bias = {0, -1.5F, -4, -1.5F, -4};
  }

  void load(const char* path) {
    std::ifstream file(path);
    const auto take = [&](float& weight) {
      int number = 0;
      char comma = 0;
      file >> number >> comma;
      weight = static_cast<float>(number) / 1000;
    };
    each_weight(take);
  }
  void save(const char* path) {
    std::ofstream file(path);
    std::size_t column = 0;
    each_weight([&](float& weight) {
      const float most = 32.7F;
      file << static_cast<int>(std::lround(1000 * std::clamp(weight, -most, most))) << ',';
      if (++column % 24 == 0) file << '\n';
    });
    file << '\n';
  }

  void play_game(float rate) {
    const Rules& rules = variant();
    Position position = start_position(rules);
    const int checkers = rules.checkers;
    steps_.clear();
    Dice dice = roll_dice();
    while (dice.is_double()) dice = roll_dice();
    GameResult result;
    while (!result.over()) {
      note(position.board, position.on_roll, checkers);
      position.dice = dice;
      legal_plays(position, *plays_);
      position = plays_->empty() ? pass(position) : play(position, best(position.on_roll, checkers));
      result = finished(position);
      dice = roll_dice();
      if (steps_.size() > 600) return;
    }
    // The side that made the last play has won.
    Outputs target{1, result.level > 1 ? 1.0F : 0, result.level > 2 ? 1.0F : 0, 0, 0};
    for (std::size_t i = steps_.size(); i-- > 0;) {
      learn(steps_[i], target, rate);
      for (std::size_t o = 0; o < net_outputs; ++o)
        target[o] = lambda * target[o] + (1 - lambda) * steps_[i].out[o];
      target = turned(target);
    }
  }

 private:
  static constexpr float lambda = 0.6F;

  template <class Take>
  void each_weight(Take&& take) {
    for (Net::Row& row : net_.input)
      for (float& weight : row) take(weight);
    for (Net::Row& row : net_.output)
      for (float& weight : row) take(weight);
    for (float& weight : net_.output_bias) take(weight);
  }
  const Rules& variant() {
    const auto lot = random_() % 100;
    if (lot < 68) return rows::backgammon;
    if (lot < 80) return rows::nackgammon;
    if (lot < 88) return rows::longgammon;
    if (lot < 95) return rows::hypergammon3;
    return lot < 98 ? rows::hypergammon2 : rows::hypergammon1;
  }
  Dice roll_dice() {
    return {static_cast<std::uint8_t>(random_() % 6 + 1), static_cast<std::uint8_t>(random_() % 6 + 1)};
  }
  void note(const Board& board, Side side, int checkers) {
    Step& step = steps_.emplace_back();
    fill_inputs(board, side, checkers, step.inputs);
    net_.hidden(step.inputs, step.hidden);
    step.out = net_.outputs(step.hidden);
  }
  const Play& best(Side side, int checkers) {
    std::size_t chosen = 0;
    double most = -10;
    for (std::size_t i = 0; i < plays_->size(); ++i) {
      const Board& after = (*plays_)[i].after;
      double value = 0;
      if (after.of(side) == 0)
        value = 4;
      else
        value = -net_.chances(after, other(side), checkers).equity();
      if (value <= most) continue;
      most = value;
      chosen = i;
    }
    return (*plays_)[chosen];
  }
  void learn(const Step& step, const Outputs& target, float rate) {
    Net::Row back{};
    for (std::size_t o = 0; o < net_outputs; ++o) {
      const float error = rate * (target[o] - step.out[o]);
      net_.output_bias[o] += error;
      for (std::size_t i = 0; i < net_hidden; ++i) {
        back[i] += error * net_.output[o][i];
        net_.output[o][i] += error * step.hidden[i];
      }
    }
    for (std::size_t i = 0; i < net_hidden; ++i) back[i] *= step.hidden[i] * (1 - step.hidden[i]);
    for (std::size_t i = 0; i < net_hidden; ++i) net_.input.back()[i] += back[i];
    for (const Inputs::Input& each : step.inputs) {
      Net::Row& row = net_.input[each.index];
      for (std::size_t i = 0; i < net_hidden; ++i) row[i] += each.value * back[i];
    }
  }

  Net net_;
  std::mt19937_64 random_;
  std::unique_ptr<PlayList> plays_;
  std::vector<Step> steps_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return std::fputs("train_backgammon SECONDS SEED RATE OUT.inc [START.inc]\n", stderr), 2;
  const double seconds = std::atof(argv[1]);
  auto trainer = std::make_unique<Trainer>(std::strtoull(argv[2], nullptr, 10));
  const double rate = std::atof(argv[3]);
  if (argc > 5) trainer->load(argv[5]);
  const auto start = std::chrono::steady_clock::now();
  double saved = 0;
  for (long games = 0;; ++games) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    const double share = passed.count() / seconds;
    if (share >= 1) break;
    trainer->play_game(static_cast<float>(rate * std::pow(0.05, share)));
    if (passed.count() - saved < 30) continue;
    saved = passed.count();
    trainer->save(argv[4]);
    std::printf("%ld games, %.0f s\n", games, passed.count());
    std::fflush(stdout);
  }
  trainer->save(argv[4]);
}
