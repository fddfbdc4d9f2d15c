#include "movetext/server/domain/family.hpp"

#include "movetext/games/table/game_spec.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::server {
namespace {

constexpr std::array<std::string_view, 3> families{"draughts", "chess", "backgammon"};

std::string_view family_of(const GameSpec& spec) {
  if (spec.as_draughts() != nullptr) return families[0];
  return spec.as_chess() != nullptr ? families[1] : families[2];
}

std::string_view family_called(std::string_view word) {
  for (const std::string_view family : families)
    if (text::same_in_any_case(family, word)) return family;
  return {};
}

}  // namespace

std::string_view family_of(std::string_view game) {
  if (const std::string_view family = family_called(game); !family.empty()) return family;
  const auto spec = parse_game(game);
  return spec ? family_of(*spec) : std::string_view();
}

std::vector<std::string> games_called(std::string_view word) {
  std::vector<std::string> games;
  const std::string_view family = family_called(word);
  if (family.empty()) {
    if (const auto spec = parse_game(word)) games.push_back(spec->name());
    return games;
  }
  for (const mt::GameRow& row : game_rows()) {
    const GameSpec spec = spec_of(row);
    if (family_of(spec) != family) continue;
    games.push_back(spec.name());
    if (has_losing_form(spec) && losing(spec).name() != games.back()) games.push_back(losing(spec).name());
  }
  return games;
}

}  // namespace mt::server
