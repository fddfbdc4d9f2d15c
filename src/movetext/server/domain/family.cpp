#include "movetext/server/domain/family.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::server::domain {
namespace {

std::string in_small_letters(std::string_view title) {
  std::string out(title);
  std::transform(out.begin(), out.end(), out.begin(), text::to_lower);
  return out;
}

void add_words(const Family& family, std::vector<std::string>& words) {
  words.emplace_back(family.name);
  for (const mt::GameRow& row : family.games)
    if (!row.title.empty()) words.push_back(in_small_letters(row.title));
}

}  // namespace

std::vector<std::string> words_for_games() {
  std::vector<std::string> words;
  const Family* const usual = find_game(default_game)->family;
  add_words(*usual, words);
  for (const Family* family : families())
    if (family != usual) add_words(*family, words);
  return words;
}

std::vector<Term> games_of_matches() {
  std::vector<Term> names;
  for (const Family* family : families())
    if (family->has_dice) names.emplace_back(family->name);
  return names;
}

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

}  // namespace mt::server::domain
