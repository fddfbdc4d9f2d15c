#include "movetext/replay/likely_games.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/evidence.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

GameChoice choice_of_type(const char* game_type) {
  const bool bare = std::string_view(game_type).find(',') == std::string_view::npos;
  return choice_of(*parse_game_type(game_type), !bare);
}

}  // namespace

GameChoice choice_of(const GameSpec& spec, bool as_row) {
  return {spec, as_row ? spec_of(*spec.row) : spec};
}

void add(std::vector<GameChoice>& choices, const GameChoice& choice) {
  if (std::find(choices.begin(), choices.end(), choice) == choices.end()) choices.push_back(choice);
}

void add_likely(std::vector<GameChoice>& choices, const Evidence& evidence) {
  for (const Family* family : families())
    if (family->guess.likely != nullptr)
      for (const char* type : family->guess.likely(evidence)) add(choices, choice_of_type(type));
}

void add_conceivable(std::vector<GameChoice>& choices, const Evidence& evidence) {
  for (const Family* family : families())
    if (family->guess.conceivable != nullptr)
      for (const char* type : family->guess.conceivable(evidence)) add(choices, choice_of_type(type));
}

std::vector<GameChoice> games_like(const GameSpec& plain, const Evidence& evidence) {
  std::vector<GameChoice> choices{choice_of(plain)};
  if (evidence.by_letter())
    if (const auto turned = with_letters_turned(plain)) choices.push_back({*turned, plain});
  add_likely(choices, evidence);
  return choices;
}

Evidence evidence_of(const std::vector<const Record*>& records) {
  Evidence evidence;
  for (const Record* record : records) gather(*record, evidence);
  return evidence;
}

}  // namespace mt::replay
