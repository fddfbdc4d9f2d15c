// The player of the tests as a program that speaks UBGI on its standard streams.
#include "engine/pip_player.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/engine/serve/serve.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>

int main() {
  using namespace mt::engine;
  const Service service{.game = *mt::parse_game("backgammon"),
                        .protocol = &ubgi::protocol,
                        .player = [](const mt::GameSpec&) { return std::make_unique<PipPlayer>(); }};
  std::string problem;
  if (serve(service, problem)) return 0;
  std::fprintf(stderr, "%s\n", problem.c_str());
  return 1;
}
