// draw GAME POSITION: writes a picture of the board as SVG to standard output.
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/picture.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdio>
#include <string>
#include <vector>

int main(int count, char** words) {
  const auto spec = count == 3 ? mt::parse_game(words[1]) : std::nullopt;
  if (!spec) {
    std::fprintf(stderr, "usage: draw GAME POSITION\n");
    return 2;
  }
  const auto game = mt::make_game(*spec);
  mt::AnyPosition position;
  std::vector<mt::Diagnostic> notes;
  if (!game->parse_position(words[2], position, notes)) {
    std::fprintf(stderr, "%s\n", notes.back().message.c_str());
    return 1;
  }
  const std::string svg = mt::svg_of(*game, position);
  std::fwrite(svg.data(), 1, svg.size(), stdout);
}
