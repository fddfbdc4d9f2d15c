// Solves Othello positions with known scores and reports the time.
//
//   solve_othello FILE.obf      lines like "--XX... X; G8:+18; H1:+12;"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  using namespace mt;
  using namespace mt::engine;
  std::ifstream file(argc > 1 ? argv[1] : "");
  const auto spec = *parse_game("othello");
  const std::shared_ptr<const AnyGame> game = make_game(spec);
  const auto player = make_player(spec);
  std::vector<double> times;
  int wrong = 0;
  for (std::string line; std::getline(file, line);) {
    const std::size_t end = line.find(';');
    if (end == std::string::npos) continue;
    AnyPosition position;
    std::vector<Diagnostic> notes;
    if (!game->parse_position(line.substr(0, end), position, notes)) continue;
    const int known = std::atoi(line.c_str() + line.find(':') + 1);
    Watcher silent;
    player->new_game();
    const auto before = std::chrono::steady_clock::now();
    const GameLine game_line(game, position);
    const Answer answer = player->think({game_line}, {.move_time = Milliseconds{60'000}}, silent, {});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - before;
    const FoundLine& best = answer.lines.front();
    const bool right = best.is_solved && best.score->value == 100 * known;
    wrong += right ? 0 : 1;
    times.push_back(took.count());
    std::string shown;
    for (const std::string& move : best.moves) shown += ' ' + move;
    const auto empty = std::count(line.begin(), line.begin() + 64, '-');
    std::printf("%2d empty, %+d (known %+d), %.3f s, %llu nodes:%s\n", static_cast<int>(empty),
                best.score->value / 100, known, took.count(),
                static_cast<unsigned long long>(answer.effort.nodes), shown.c_str());
  }
  if (times.empty()) return 1;
  std::sort(times.begin(), times.end());
  std::printf("%zu positions, %d wrong, median %.3f s, longest %.3f s\n", times.size(), wrong,
              times[times.size() / 2], times.back());
  return wrong == 0 ? 0 : 1;
}
