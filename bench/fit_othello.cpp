// Fits the weights of the Othello player. The player plays games against itself after random openings. Then
// the weights are fitted by least squares, so that the facts about a position predict the final score.
//
//   fit_othello GAME GAMES NODES SEED      GAME: othello or othello-losing
#include "movetext/engine/players/player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/othello/board_value.hpp"
#include "movetext/games/othello/score.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace mt;
using namespace mt::othello;

using Row = std::array<double, value_facts + 1>;
using Sums = std::array<Row, value_facts>;

// Solves the normal equations. A small penalty keeps the weights small.
std::array<double, value_facts> solved(Sums sums, double samples) {
  for (std::size_t i = 0; i < value_facts; ++i) sums[i][i] += 1e-3 * samples * (i == 8 ? 1 : 0.02);
  for (std::size_t i = 0; i < value_facts; ++i)
    for (std::size_t j = 0; j < value_facts; ++j) {
      if (i == j || sums[i][i] == 0) continue;
      const double factor = sums[j][i] / sums[i][i];
      for (std::size_t k = 0; k <= value_facts; ++k) sums[j][k] -= factor * sums[i][k];
    }
  std::array<double, value_facts> out{};
  for (std::size_t i = 0; i < value_facts; ++i) out[i] = sums[i][value_facts] / sums[i][i];
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return std::fputs("fit_othello GAME GAMES NODES SEED\n", stderr), 2;
  const bool losing = std::string(argv[1]) == "othello-losing";
  const auto spec = *parse_game(argv[1]);
  const auto game = make_game(spec);
  const auto player = engine::make_player(spec);
  const BoardValue<Set64> value(usual_board, losing);
  std::mt19937_64 random(std::strtoull(argv[4], nullptr, 10));
  std::array<Sums, value_stages> sums{};
  std::array<double, value_stages> samples{};
  for (int n = 0; n < std::atoi(argv[2]); ++n) {
    std::vector<AnyPosition> history{game->start()};
    player->new_game();
    const std::size_t opening = 6 + random() % 8;
    for (;;) {
      std::vector<std::string> moves;
      if (!game->legal_moves(history.back(), game->notation(), moves) || moves.empty()) break;
      AnyPosition position = history.back();
      engine::Watcher silent;
      const bool by_chance = history.size() <= opening || random() % 20 == 0;
      const std::string text =
          by_chance
              ? moves[random() % moves.size()]
              : player->think({.history = history}, {.nodes = std::strtoull(argv[3], nullptr, 10)}, silent)
                    .move;
      std::string canonical;
      Diagnostic refusal;
      if (!game->play(position, text, game->notation(), canonical, refusal)) return 1;
      history.push_back(position);
    }
    const auto score = final_score(usual_board, history.back().as<Position<Set64>>());
    for (std::size_t i = opening; i + 1 < history.size(); ++i) {
      const auto position = history[i].as<Position<Set64>>();
      const Side side = position.mover();
      const int mine = score[static_cast<std::size_t>(side)] - score[static_cast<std::size_t>(other(side))];
      const double target = 100.0 * (losing ? -mine : mine);
      const ValueFacts facts = value.facts_of(position.of(side), position.of(other(side)));
      const std::size_t stage = value.stage_of(position.of(side), position.of(other(side)));
      samples[stage] += 1;
      for (std::size_t a = 0; a < value_facts; ++a) {
        const double x = static_cast<double>(facts[a]) / fact_unit;
        for (std::size_t b = 0; b < value_facts; ++b)
          sums[stage][a][b] += x * static_cast<double>(facts[b]) / fact_unit;
        sums[stage][a][value_facts] += x * target;
      }
    }
  }
  for (std::size_t stage = 0; stage < value_stages; ++stage) {
    std::printf("{");
    for (const double weight : solved(sums[stage], samples[stage])) std::printf("%ld, ", std::lround(weight));
    std::printf("},  // %.0f positions\n", samples[stage]);
  }
}
