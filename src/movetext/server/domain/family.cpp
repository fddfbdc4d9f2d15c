#include "movetext/server/domain/family.hpp"

#include "movetext/games/table/parse_game.hpp"

namespace mt::server {

std::string_view family_of(std::string_view game) {
  if (const Family* family = find_family(game)) return family->name;
  const auto spec = parse_game(game);
  return spec ? spec->family().name : std::string_view();
}

std::vector<std::string> games_called(std::string_view word) {
  std::vector<std::string> games;
  const Family* family = find_family(word);
  if (family == nullptr) {
    if (const auto spec = parse_game(word)) games.push_back(spec->name());
    return games;
  }
  for (const mt::GameRow& row : family->games) {
    const GameSpec spec = spec_of(row);
    games.push_back(spec.name());
    if (has_losing_form(spec) && losing(spec).name() != games.back()) games.push_back(losing(spec).name());
  }
  return games;
}

}  // namespace mt::server
