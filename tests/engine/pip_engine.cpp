// A program that speaks UBGI on its standard streams and has the PipPlayer of the tests as its player. If it
// is run with any argument, it uses the built-in player instead.
#include "engine/pip_player.hpp"
#include "movetext/engine/players/make_player.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/engine/serve/serve.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>

int main(int argc, char** /*argv*/) {
  using namespace mt::engine;
  const Service service{.game = *mt::parse_game("backgammon"),
                        .protocol = &ubgi::protocol,
                        .player = [&](const mt::GameSpec& spec) -> std::unique_ptr<Player> {
                          if (argc > 1) return make_player(spec);
                          return std::make_unique<PipPlayer>();
                        }};
  std::string problem;
  if (serve(service, problem)) return 0;
  std::fprintf(stderr, "%s\n", problem.c_str());
  return 1;
}
