// Plays backgammon matches without a cube between the built-in player and a greedy player. The greedy player
// hits whenever it can and leaves few blots. Each dice sequence is played twice, with the sides exchanged.
//
//   backgammon_match [PAIRS] [ROLLS] [VARIANT]      ROLLS: lookahead after a play, 0 to 2
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>

namespace {

using namespace mt;
using namespace mt::backgammon;

class Games {
 public:
  Games(const char* variant, int rolls)
      : rules_(*find_rules(variant)),
        game_(make_game(*parse_game(variant))),
        player_(engine::make_player(*parse_game(variant))),
        rolls_(rolls),
        plays_(std::make_unique<PlayList>()) {}

  // Plays one game. Returns the points that the built-in player wins as side `mine`; a loss is negative.
  int play(Side mine, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto die = [&] { return static_cast<std::uint8_t>(random() % 6 + 1); };
    Position position = start_position(rules_, {.has_cube = false});
    Dice dice{die(), die()};
    while (dice.is_double()) dice = {die(), die()};
    position.on_roll = position.to_decide = dice.first > dice.second ? Side::first : Side::second;
    for (;;) {
      position = roll(position, dice);
      legal_plays(position, *plays_);
      const Side side = position.on_roll;
      if (plays_->empty())
        position = pass(position);
      else if (side == mine)
        position = asked(position);
      else
        position = backgammon::play(position, greedy(position));
      if (const GameResult result = finished(position); result.over())
        return result.winner == mine ? result.level : -result.level;
      dice = {die(), die()};
    }
  }
  double seconds() const { return seconds_; }
  long decisions() const { return decisions_; }

 private:
  Position asked(const Position& position) {
    const engine::GameLine line(game_, AnyPosition(position));
    engine::Watcher silent;
    const auto before = std::chrono::steady_clock::now();
    const engine::Answer answer = player_->think({line}, {.depth = rolls_}, silent, {});
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    ++decisions_;
    AnyPosition after = line.position();
    std::string canonical;
    Diagnostic refusal;
    if (!game_->play(after, answer.move, game_->notation(), canonical, refusal)) {
      std::printf("illegal: %s\n", answer.move.c_str());
      std::exit(1);
    }
    return after.as<Position>();
  }
  const Play& greedy(const Position& position) const {
    std::size_t best = 0;
    int most = -100'000;
    for (std::size_t i = 0; i < plays_->size(); ++i) {
      const Board& after = (*plays_)[i].after;
      const int lead = pips(after, other(position.on_roll)) - pips(after, position.on_roll);
      const Counters own = after.of(position.on_roll);
      const int value = 16 * lead - std::popcount(occupied(own) & ~held(own));
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return (*plays_)[best];
  }

  const Rules& rules_;
  std::shared_ptr<const AnyGame> game_;
  std::unique_ptr<engine::Player> player_;
  int rolls_;
  std::unique_ptr<PlayList> plays_;
  double seconds_ = 0;
  long decisions_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const int pairs = argc > 1 ? std::atoi(argv[1]) : 1000;
  const int rolls = argc > 2 ? std::atoi(argv[2]) : 0;
  const char* const variant = argc > 3 ? argv[3] : "backgammon";
  Games games(variant, rolls);
  double sum = 0;
  double squares = 0;
  for (int n = 0; n < pairs; ++n) {
    const auto seed = static_cast<std::uint64_t>(n) + 1;
    const double mean = (games.play(Side::first, seed) + games.play(Side::second, seed)) / 2.0;
    sum += mean;
    squares += mean * mean;
  }
  const double mean = sum / pairs;
  const double error = 1.96 * std::sqrt((squares / pairs - mean * mean) / pairs);
  std::printf("%s, %d rolls: %+.3f points a game [%+.3f, %+.3f], %d games; %.2f ms a decision\n", variant,
              rolls, mean, mean - error, mean + error, 2 * pairs,
              1000 * games.seconds() / static_cast<double>(games.decisions()));
}
