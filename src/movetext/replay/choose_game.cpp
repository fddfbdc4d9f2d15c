#include "movetext/replay/choose_game.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/evidence.hpp"
#include "movetext/replay/likely_games.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/tag_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::replay {
namespace {

struct Fit {
  std::uint32_t plies = 0;
  bool all = true;
};

Fit fit(const std::vector<const Record*>& records, const AnyGame& game) {
  Fit result;
  for (const Record* record : records) {
    const Legality legal = legality(*record, game);
    result.plies += legal.plies;
    result.all = result.all && legal.complete;
  }
  return result;
}

}  // namespace

const AnyGame& GameCache::get(const GameSpec& spec) {
  if (last_ != nullptr && last_->spec() == spec) return *last_;
  auto& game = games_[key_of(spec)];
  if (!game) game = make_game(spec);
  last_ = game.get();
  return *game;
}

void GameCache::clear_rare() {
  if (games_.size() <= most) return;
  games_.clear();
  last_ = nullptr;
}

namespace {

// Returns whether `named`, the game of a tag Variant, is a form of `by_number`, the game given by the number
// of GameType. Such tags do not contradict each other.
bool refines(const GameSpec& named, const GameSpec& by_number) {
  if (named.row == by_number.row) return named.forms != 0;
  return named.row->base_type >= 0 && named.row->base_type == by_number.row->type;
}

// Values of Variant that do not name a particular game.
constexpr auto usual_variants = std::to_array<std::string_view>({"standard", "normal", "from position"});

// Returns whether a tag Variant contradicts the number of GameType. `value` is the value of Variant, and
// `named` its game.
bool contradicts(std::string_view value, const GameSpec& named, const GameSpec& by_number) {
  if (named.row == by_number.row || refines(named, by_number)) return false;
  const auto is_value = [&](std::string_view usual) {
    return text::same_in_any_case(text::trim(value), usual);
  };
  return std::none_of(usual_variants.begin(), usual_variants.end(), is_value);
}

// Returns `game` with the fields of a GameType whose number names the parent of `game`. Returns `game`
// unchanged if the GameType has no fields, or if `game` has no valid board with these fields.
GameSpec with_fields_of(std::string_view value, const GameSpec& game) {
  const auto type = read_game_type(value);
  if (!type || type->number_only()) return game;
  return with_game_type(game, *type, value).value_or(game);
}

// If the moves name squares by letter, reads them with a1 on the side of the player who moves first. This is
// how the server PlayStrategy writes its records, which have a tag Variant but no GameType.
void turn_letters(const Record& record, GameChoice& choice) {
  Evidence evidence;
  gather(record, evidence);
  if (!evidence.by_letter()) return;
  if (const auto turned = with_letters_turned(choice.reading)) choice.reading = *turned;
}

}  // namespace

namespace {

// Returns the game that a tag Variation names, or nullptr if no game has that name.
const GameRow* row_of_variation(std::string_view value) {
  for (const Family* family : families()) {
    if (family->variations.find == nullptr) continue;
    if (const GameRow* row = family->variations.find(value)) return row;
  }
  return nullptr;
}

// Returns the game of a record whose tags do not name a game: the standard game of the first family that uses
// this convention.
const GameRow* usual_row(const Convention& convention) {
  const auto own = std::find_if(families().begin(), families().end(),
                                [&](const Family* family) { return family->convention == &convention; });
  return own == families().end() ? nullptr : (*own)->standard;
}

// Returns the game of a match, as given by its tag Variation.
TaggedGame game_of_match(const Record& record) {
  TaggedGame found;
  const Tag* variation = record.find_tag("Variation");
  const bool says = variation != nullptr && !says_nothing(record.text(variation->value));
  const GameRow* row = says ? row_of_variation(record.text(variation->value)) : usual_row(*record.convention);
  if (says) found.value = variation->value;
  found.unknown_variant = row == nullptr;
  if (row != nullptr) found.choice = choice_of(spec_of(*row));
  return found;
}

}  // namespace

namespace {

// Returns the tag that names the game in records of this convention, or nullptr if the record does not have
// it.
const Tag* game_tag_of(const Record& record) {
  return record.find_tag(record.convention->game_tag);
}

}  // namespace

TaggedGame game_by_tags(const Record& record) {
  if (record.convention->is_match) return game_of_match(record);
  TaggedGame found;
  std::optional<GameSpec> spec;
  const Tag* type = record.find_tag(TagName::game_type);
  if (type != nullptr && !record.text(type->value).empty() && record.text(type->value) != "?") {
    found.value = type->value;
    spec = parse_game_type(record.text(type->value));
    if (!spec) spec = parse_game(record.text(type->value));
    found.unknown = !spec;
    found.stated = spec.has_value();
  }
  const int usual = record.convention->default_game_type;
  if (usual >= 0 && !spec && !found.unknown) spec = spec_of(*find_game_type(usual));
  const Tag* variant = record.find_tag(TagName::variant);
  if (variant != nullptr && !found.unknown && !says_nothing(record.text(variant->value))) {
    const auto named = parse_variant(record.text(variant->value), spec ? &*spec : nullptr);
    // If `own`, the convention is used by a single family, and a tag Variant should name a game of this
    // family. Any other value of Variant means that the rules are not known.
    const bool own = usual >= 0 && spec && spec->family().convention == record.convention;
    if (own && (!named || &named->family() != &spec->family())) {
      found.unknown_variant = true;
      found.value = variant->value;
    }
    if (named && !spec) found.value = variant->value;
    found.stated = found.stated || named.has_value();
    if (named && spec && type != nullptr && contradicts(record.text(variant->value), *named, *spec))
      found.contradicted = named;
    if (named && (!spec || refines(*named, *spec)))
      spec = type == nullptr ? named : with_fields_of(record.text(type->value), *named);
  }
  if (!spec) return found;
  found.choice = choice_of(*spec);
  const bool is_named = type != nullptr || (game_tag_of(record) != nullptr && game_tag_of(record) != variant);
  if (!is_named && variant != nullptr && with_letters_turned(*spec)) turn_letters(record, *found.choice);
  return found;
}

void heed_rights(Record& record, GameChoice& choice) {
  const Tag* fen = record.find_tag(TagName::fen);
  if (fen == nullptr) return;
  const GameSpec reading = with_rights_of(choice.reading, record.text(fen->value));
  if (reading.row == choice.reading.row) return;
  choice = {reading, with_rights_of(choice.writing, record.text(fen->value))};
  const std::uint32_t begin = record.place_of(fen->value);
  record.report(Code::gametype_conflict, Severity::warning, begin, begin + fen->value.size(),
                std::string(reading.family().positions.why_corrected) + "; read as " + reading.name());
}

FileGame game_of_file(const std::vector<const Record*>& untagged, const std::optional<GameChoice>& neighbour,
                      GameCache& cache, const Family* shown) {
  if (untagged.empty() && neighbour) return {*neighbour, {}};
  const Evidence evidence = evidence_of(untagged);
  std::vector<GameChoice> choices;
  const bool guesses = shown != nullptr && shown->guess.likely != nullptr;
  const bool fits =
      shown != nullptr && !untagged.empty() && shown->convention == untagged.front()->convention;
  if (fits && !guesses) add(choices, choice_of(spec_of(*shown->standard)));
  add_likely(choices, evidence);
  if (evidence.any()) add_conceivable(choices, evidence);
  std::size_t best = 0;
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Fit result = fit(untagged, cache.get(choices[i].reading));
    if (result.all) {
      best = i;
      break;
    }
    if (result.plies > most) {
      most = result.plies;
      best = i;
    }
  }
  if (untagged.empty()) return {choices[best], {}};
  if (evidence.any()) return {choices[best], "judging by its moves"};
  if (neighbour) return {*neighbour, {}};
  return {choices[best],
          evidence.two_points ? "judging by its results" : "because its moves do not show the game"};
}

}  // namespace mt::replay
