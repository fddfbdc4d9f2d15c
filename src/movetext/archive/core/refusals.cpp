#include "movetext/archive/core/refusals.hpp"

#include "movetext/archive/core/game_words.hpp"
#include "movetext/games/table/unplayed_games.hpp"
#include "movetext/replay/unplayed.hpp"
#include "movetext/text/excerpt.hpp"

#include <string>
#include <string_view>

namespace mt::archive {
namespace {

// Returns the unsupported game that the tags of a record name. `value` receives the value of the tag that
// names it.
const UnplayedGame* unplayed_game_of(const Record& record, Span& value) {
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    if (name.empty() || (name[0] != 'G' && name[0] != 'V')) continue;
    if (name != "GameType" && name != "Variant" && name != "Game") continue;
    const UnplayedGame* game = find_unplayed_game(record.text(tag.value));
    if (game == nullptr) continue;
    value = tag.value;
    return game;
  }
  return nullptr;
}

void refuse_moves(Record& record, Code code, Span value, const std::string& words) {
  const std::uint32_t begin = record.place_of(value);
  record.errors = 0;
  record.report(code, Severity::error, begin, begin + value.size(), words);
  replay::number_unplayed(record);
}

// If the record is of an unsupported game, refuses it and reports this once, at the tag that names the game.
// All other diagnostics of the record are dropped.
bool refuse_other_game(Record& record, const replay::TaggedGame& tagged) {
  const bool known = tagged.choice && !tagged.unknown && !tagged.unknown_variant;
  if (known && record.find_tag("Game") == nullptr) return false;
  Span value;
  const UnplayedGame* game = record.convention->is_match ? nullptr : unplayed_game_of(record, value);
  if (game == nullptr) return false;
  record.diagnostics.clear();
  refuse_moves(record, Code::other_game, value,
               "a record of " + std::string(game->title) + ", which movetext does not read");
  return true;
}

// Refuses the variant. The record is not read as chess, and diagnostics from reading its movetext as chess
// are dropped.
void refuse_variant(Record& record, const replay::TaggedGame& tagged) {
  const auto in_movetext = [&](const Diagnostic& diagnostic) {
    return !record.tape.empty() && diagnostic.begin >= record.place_of(record.tape.front().text);
  };
  std::erase_if(record.diagnostics, in_movetext);
  refuse_moves(record, Code::unknown_variant, tagged.value,
               "the variant " + text::excerpt(record.text(tagged.value)) +
                   " is not supported; the record is not read as " + std::string(record.convention->games));
}

void refuse_game(Record& record, const std::string& words) {
  record.report(Code::bad_gametype, Severity::error, 0, 0, words);
  replay::number_unplayed(record);
}

}  // namespace

Refusal refuse_by_tags(Record& record, const replay::TaggedGame& tagged) {
  if (refuse_other_game(record, tagged)) return Refusal::error;
  if (tagged.unknown) {
    const std::uint32_t begin = record.place_of(tagged.value);
    record.report(Code::bad_gametype, Severity::warning, begin, begin + tagged.value.size(),
                  unknown_words(record.text(tagged.value)));
    replay::number_unplayed(record);
    return Refusal::unknown;
  }
  if (!tagged.unknown_variant) return Refusal::none;
  refuse_variant(record, tagged);
  return Refusal::error;
}

Refusal refuse_by_game(Record& record, const GameSpec& game, bool losing) {
  const bool is_match = record.convention->is_match;
  if (game.family().convention->is_match != is_match)
    refuse_game(record, is_match ? "a match with dice and cube is not a game of " + game.name()
                                 : "a record without dice and cube is not a match of " + game.name());
  else if (losing && !has_losing_form(game))
    refuse_game(record, game.name() + " has no losing form, which --losing asks for");
  else
    return Refusal::none;
  return Refusal::error;
}

}  // namespace mt::archive
