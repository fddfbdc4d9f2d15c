#include "movetext/replay/choose_game.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/evidence.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/tag_words.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

// A record shorter than this does not prove that its tag is wrong.
constexpr std::uint32_t proof_plies = 10;

// Returns a choice that is written as its row has it, whatever names of squares it is read with.
GameChoice choice_of(const GameSpec& spec, bool as_row = false) {
  return {spec, as_row ? spec_of(*spec.row) : spec};
}

GameChoice choice_of_type(const char* game_type) {
  const bool bare = std::string_view(game_type).find(',') == std::string_view::npos;
  return choice_of(*parse_game_type(game_type), !bare);
}

void add(std::vector<GameChoice>& choices, const GameChoice& choice) {
  if (std::find(choices.begin(), choices.end(), choice) == choices.end()) choices.push_back(choice);
}

// Adds the games that such texts probably belong to.
void add_likely(std::vector<GameChoice>& choices, const Evidence& evidence) {
  for (const Family* family : families())
    if (family->guess.likely != nullptr)
      for (const char* type : family->guess.likely(evidence)) add(choices, choice_of_type(type));
}

Evidence evidence_of(const std::vector<const Record*>& records) {
  Evidence evidence;
  for (const Record* record : records) gather(*record, evidence);
  return evidence;
}

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

// Returns the named games, and for squares by letter also those with a1 in the opposite corner.
std::vector<GameChoice> with_letters(const std::vector<GameChoice>& named, const Evidence& evidence) {
  std::vector<GameChoice> out = named;
  if (!evidence.by_letter()) return out;
  for (const GameChoice& choice : named)
    if (const auto turned = with_letters_turned(choice.reading)) out.push_back({*turned, choice.writing});
  return out;
}

}  // namespace

const AnyGame& GameShelf::get(const GameSpec& spec) {
  if (last_ != nullptr && last_->spec() == spec) return *last_;
  auto& game = games_[key_of(spec)];
  if (!game) game = make_game(spec);
  last_ = game.get();
  return *game;
}

void GameShelf::clear_rare() {
  if (games_.size() <= most) return;
  games_.clear();
  last_ = nullptr;
}

namespace {

// Says whether a Variant only adds to the game of a GameType's number: then the number stands.
bool refines(const GameSpec& named, const GameSpec& by_number) {
  if (named.row == by_number.row) return named.forms != 0;
  return named.row->base_type >= 0 && named.row->base_type == by_number.row->type;
}

// Turns the letters for PlayStrategy, which writes Variant without GameType and puts a1 at the side that
// begins.
void turn_letters(const Record& record, GameChoice& choice) {
  Evidence evidence;
  gather(record, evidence);
  if (!evidence.by_letter()) return;
  if (const auto turned = with_letters_turned(choice.reading)) choice.reading = *turned;
}

}  // namespace

namespace {

// Returns the game that a tag Variation names; nullptr: none has that name.
const GameRow* row_of_variation(std::string_view value) {
  for (const Family* family : families()) {
    if (family->variations.find == nullptr) continue;
    if (const GameRow* row = family->variations.find(value)) return row;
  }
  return nullptr;
}

// Returns the game of a record whose tags name none: the standard one of the first family with such records.
const GameRow* usual_row(const Convention& convention) {
  const auto own = std::find_if(families().begin(), families().end(),
                                [&](const Family* family) { return family->convention == &convention; });
  return own == families().end() ? nullptr : (*own)->standard;
}

// Returns the game of a match, which its tag Variation names.
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

// Returns the tag that names the game where the record's convention has one of its own; nullptr: it is not
// there.
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
  }
  const int usual = record.convention->default_game_type;
  if (usual >= 0 && !spec && !found.unknown) spec = spec_of(*find_game_type(usual));
  const Tag* variant = record.find_tag(TagName::variant);
  if (variant != nullptr && !found.unknown && !says_nothing(record.text(variant->value))) {
    const auto named = parse_variant(record.text(variant->value), spec ? &*spec : nullptr);
    // The variants of such records belong to one family, and their own rules differ from the standard game's.
    const bool own = usual >= 0 && spec && spec->family().convention == record.convention;
    if (own && (!named || &named->family() != &spec->family())) {
      found.unknown_variant = true;
      found.value = variant->value;
    }
    if (named && !spec) found.value = variant->value;
    if (named && (!spec || refines(*named, *spec))) spec = named;
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
                      GameShelf& shelf, const Family* shown) {
  if (untagged.empty() && neighbour) return {*neighbour, {}};
  const Evidence evidence = evidence_of(untagged);
  std::vector<GameChoice> choices;
  const bool guesses = shown != nullptr && shown->guess.likely != nullptr;
  const bool fits =
      shown != nullptr && !untagged.empty() && shown->convention == untagged.front()->convention;
  if (fits && !guesses) add(choices, choice_of(spec_of(*shown->standard)));
  add_likely(choices, evidence);
  if (evidence.any())
    for (const Family* family : families())
      if (family->guess.conceivable != nullptr)
        for (const char* type : family->guess.conceivable(evidence)) add(choices, choice_of_type(type));
  std::size_t best = 0;
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Fit result = fit(untagged, shelf.get(choices[i].reading));
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
  if (evidence.any()) return {choices[best], "by what its moves look like"};
  if (neighbour) return {*neighbour, {}};
  return {choices[best], evidence.two_points ? "by its results" : "for want of moves that would tell"};
}

namespace {

// How much of a record is legal in one reading of it: the main line counts first.
struct Reach {
  std::uint32_t main = 0;
  std::uint32_t all = 0;  // with the variations
  bool whole = false;

  bool beyond(const Reach& other) const { return main >= other.main && all > other.all; }
};

Reach reach(const Record& record, const AnyGame& game) {
  const Legality legal = legality(record, game, Lines::all);
  return {legal.plies, legal.plies + legal.variation_plies, legal.whole};
}

// Says whether a move starts with a letter other than that of a square in the wrong case.
bool begins_with_letter(std::string_view move) {
  if (move.empty()) return false;
  const bool rank_follows = move.size() > 1 && text::is_digit(move[1]);
  const bool file = move[0] >= 'A' && move[0] <= 'H' && rank_follows;
  const bool capital = move[0] >= 'A' && move[0] <= 'Z' && !file && move[0] != 'O';
  return capital || static_cast<unsigned char>(move[0]) >= 0x80;
}

// Says whether a move has a letter that no piece has in English.  Without one only a damaged move can make
// the record look like another language: "Bb4" with the pawn's letter of German.
bool has_other_letters(const Record& record) {
  return std::any_of(record.tape.begin(), record.tape.end(), [&](const Event& event) {
    const std::string_view move = event.kind == EventKind::ply ? record.text(event) : std::string_view();
    const auto is_other = [&](std::size_t i) {
      return begins_with_letter(move.substr(i)) &&
             std::string_view("NBRQKPX").find(move[i]) == std::string_view::npos;
    };
    for (std::size_t i = 0; i < move.size(); ++i)
      if (is_other(i)) return true;
    return false;
  });
}

// Says whether every move of a man starts with its letter in that language, except for moves that no notation
// reads.
bool is_written_in(const Record& record, const GameSpec& spec) {
  return std::all_of(record.tape.begin(), record.tape.end(), [&](const Event& event) {
    if (event.kind != EventKind::ply || (event.flags & damaged_move) != 0) return true;
    const std::string_view move = record.text(event);
    return !begins_with_letter(move) || begins_with_man(spec, move);
  });
}

// Returns the language whose letters lead farthest in the record: clearly farther than those of `first`, or
// as far as a damaged move, if all men have its letters.
std::optional<GameChoice> better_letters(const Record& record, const GameSpec& first, const Reach& so_far) {
  constexpr std::uint32_t clearly = 2;  // plies
  std::optional<GameChoice> best;
  if (!has_other_letters(record)) return best;
  Reach most = so_far;
  for (const GameSpec& spec : in_other_letters(first)) {
    const Reach result = reach(record, *make_game(spec));
    if (!result.beyond(most)) continue;
    if (!result.whole && result.all < so_far.all + clearly && !is_written_in(record, spec)) continue;
    most = result;
    best = GameChoice{spec, first};
    if (result.whole) break;
  }
  return best;
}

// Returns another reading for a family whose moves have letters of men.  Only the start position can show
// another game of it (the rights to castle of Chess960).
std::optional<GameChoice> other_reading(const Record& record, const GameSpec& first, GameShelf& shelf) {
  const Reach so_far = reach(record, shelf.get(first));
  if (record.find_tag(TagName::fen) != nullptr)
    for (const GameRow& row : first.family().games) {
      if (&row == first.row || row.base_type < 0) continue;
      const GameChoice variant = choice_of(spec_of(row));
      const AnyGame& game = shelf.get(variant.reading);
      if (legality(record, game).complete && reach(record, game).beyond(so_far)) return variant;
    }
  return better_letters(record, first, so_far);
}

// Returns the game itself and those that such texts may belong to.
std::vector<GameChoice> games_like(const GameSpec& plain, const Evidence& evidence) {
  std::vector<GameChoice> choices = with_letters({choice_of(plain)}, evidence);
  add_likely(choices, evidence);
  return choices;
}

// Says whether more of the record is legal under `game`, by a clear margin: a damaged move may end either
// one.
bool goes_clearly_farther(const Record& record, const GameSpec& game, const GameSpec& first,
                          GameShelf& shelf) {
  constexpr std::uint32_t clearly = 4;  // plies
  return legality(record, shelf.get(game)).plies >= legality(record, shelf.get(first)).plies + clearly;
}

}  // namespace

std::optional<GameChoice> likelier_game(const Record& record, const GameSpec& first, GameShelf& shelf) {
  if (first.family().guess.likely == nullptr) return std::nullopt;
  Evidence evidence;
  gather(record, evidence);
  const std::uint32_t here = legality(record, shelf.get(first)).plies;
  for (const GameChoice& choice : games_like(first, evidence)) {
    if (choice.reading.row == first.row) continue;
    const Legality there = legality(record, shelf.get(choice.reading));
    if (there.plies > here && (there.complete || there.plies >= here + proof_plies)) return choice;
  }
  return std::nullopt;
}

std::optional<GameChoice> other_game(const Record& record, const GameSpec& first, bool tagged,
                                     GameShelf& shelf) {
  if (first.family().letters.find != nullptr) return other_reading(record, first, shelf);
  Evidence evidence;
  gather(record, evidence);
  const auto legal = [&](const GameChoice& choice, std::uint32_t least) {
    const Legality result = legality(record, shelf.get(choice.reading));
    return result.complete && result.plies >= least;
  };
  // The fields of the tag are often wrong although its number is right (20,W,10,10,N1,0).
  GameSpec plain = first;
  plain.rules = spec_of(*first.row).rules;
  const bool has_fields = first.forms == 0 && !(plain == first);
  if (has_fields && (legal(choice_of(plain), 1) || goes_clearly_farther(record, plain, first, shelf)))
    return choice_of(plain);
  for (const GameChoice& choice : games_like(plain, evidence)) {
    const bool same_game = choice.reading.row == first.row;  // only the letters start from the other side
    const std::uint32_t least = !tagged ? 0 : same_game ? 1 : proof_plies;
    if (!(choice.reading == first) && legal(choice, least)) return choice;
  }
  return std::nullopt;
}

}  // namespace mt::replay
