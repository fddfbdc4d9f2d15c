// Plays games between a built-in player and a greedy player, which plays the move with the best immediate
// value. Reports how many games the built-in player wins and how fast it searches.
//
//   player_match GAME [GAMES] [NODES] [MS]      limits per move in nodes and milliseconds; 0: no limit
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/live_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

namespace {

using namespace mt;
using namespace mt::engine;

struct Total {
  std::uint64_t nodes = 0;
  double seconds = 0;
  double longest = 0;
};

Answer ask(Player& player, const GameLine& line, const Limits& limits, Total& total) {
  Watcher silent;
  const auto before = std::chrono::steady_clock::now();
  Answer answer = player.think({line}, limits, silent, {});
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
  total.nodes += answer.effort.nodes;
  total.seconds += took.count();
  total.longest = std::max(total.longest, took.count());
  return answer;
}

}  // namespace

int main(int argc, char** argv) {
  const auto spec = argc > 1 ? parse_game(argv[1]) : std::nullopt;
  if (!spec) return std::fputs("player_match GAME [GAMES] [NODES] [MS]\n", stderr), 2;
  const int games = argc > 2 ? std::atoi(argv[2]) : 100;
  const auto number = [&](int at) { return argc > at ? std::strtoull(argv[at], nullptr, 10) : 0; };
  Limits limits;
  if (number(3) > 0) limits.nodes = number(3);
  if (number(4) > 0) limits.move_time = Milliseconds{number(4)};
  if (!limits.nodes && !limits.move_time) limits.nodes = 5000;

  const std::shared_ptr<const AnyGame> game = make_game(*spec);
  const auto player = make_player(*spec);
  const auto greedy = make_player(*spec);
  std::mt19937_64 random(1);
  Total total;
  Total other_total;
  int won = 0;
  int drawn = 0;
  for (int n = 0; n < games; ++n) {
    GameLine line(game);
    const Side mine = n % 2 == 0 ? Side::first : Side::second;
    player->new_game();
    greedy->new_game();
    Diagnostic problem;
    const auto live = replay::LiveGame::begin(*spec, {}, problem);
    int plies = 0;
    Outcome outcome;
    while (plies < 400) {
      outcome = live->outcome();
      if (live->claim().kind != Outcome::Kind::open) break;
      if (outcome.kind != Outcome::Kind::open) break;
      AnyPosition position = line.position();
      std::string text;
      if (plies < 4) {
        std::vector<std::string> moves;
        if (!game->legal_moves(position, game->notation(), moves) || moves.empty()) break;
        text = moves[random() % moves.size()];
      } else if (game->to_move(position) == mine) {
        text = ask(*player, line, limits, total).move;
      } else {
        greedy->set_option("Seed", std::to_string(random() & 0xFFFF'FFFF));
        text = ask(*greedy, line, {.depth = 1}, other_total).move;
      }
      std::string canonical;
      Diagnostic refusal;
      if (!game->play(position, text, game->notation(), canonical, refusal)) {
        std::printf("illegal: '%s'\n", text.c_str());
        return 1;
      }
      live->play(text, game->notation(), canonical, refusal);
      line.add(canonical, position);
      ++plies;
    }
    if (outcome.kind == Outcome::Kind::win)
      won += outcome.winner == mine ? 1 : 0;
    else
      ++drawn;
  }
  std::printf("%s: %d won, %d drawn, %d lost of %d; %.0f nodes/s, longest move %.0f ms\n", argv[1], won,
              drawn, games - won - drawn, games, static_cast<double>(total.nodes) / total.seconds,
              total.longest * 1000);
}
