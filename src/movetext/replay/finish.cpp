#include "movetext/replay/finish.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/fold.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/replay/choose_game.hpp"

#include <algorithm>
#include <span>

namespace mt::replay {
namespace {

// Returns whether both sides have lost and the record has no other result. PGN can only express this by the
// result "*" and words in the tag Termination.
bool both_lose(const Record& record) {
  if (record_result(record) != "*") return false;
  return read_score(terminator(record)) == Score::both_lose ||
         read_score(roster_value(record, RosterTag::result)) == Score::both_lose;
}

// Sets the tags of a record in PGN or a related convention, where the game is identified by the tag Variant
// or by the game tag of the convention instead of GameType.
void finish_pgn_tags(Record& record, const GameTags& game, board::Notation notation) {
  const Tag* written = record.find_tag(TagName::variant);
  if (!game.variant.empty())
    record.set_tag("Variant", game.variant);
  else if (written != nullptr && parse_variant(record.text(written->value), &game.spec))
    record.remove_tag("Variant");
  const Convention& convention = *record.convention;
  const Family& family = game.spec.family();
  if (family.variations.name != nullptr && family.convention == &convention)
    record.set_tag(convention.game_tag, family.variations.name(*game.spec.row));
  if (!convention.notation_tag.empty()) record.set_tag(convention.notation_tag, board::tag_value(notation));
  if (both_lose(record) && record.find_tag(TagName::termination) == nullptr)
    record.set_tag("Termination", "both players lose");
}

// Replaces a tag Variation that names another game than the one played.
void finish_match_tags(Record& record, const GameSpec& spec) {
  const TaggedGame tagged = game_by_tags(record);
  if (spec.family().variations.name != nullptr && tagged.choice && tagged.choice->reading.row != spec.row)
    record.set_tag("Variation", spec.family().variations.name(*spec.row));
}

}  // namespace

GameTags tags_of(const GameSpec& spec, bool full_game_type) {
  return {spec, spec.game_type(full_game_type), spec.variant_tag()};
}

void finish_tags(Record& record, const GameTags& game, board::Notation notation) {
  if (record.convention->is_match) return finish_match_tags(record, game.spec);
  if (record.convention->default_game_type >= 0) return finish_pgn_tags(record, game, notation);
  const std::string in_short_form =
      notation == board::Notation::short_form ? game.spec.short_game_type() : std::string();
  record.set_tag("GameType", in_short_form.empty() ? game.type : in_short_form);
  if (!game.variant.empty()) record.set_tag("Variant", game.variant);
  if (notation != game.spec.notation() && in_short_form.empty())
    record.set_tag("Notation", board::name(notation));
  else if (board::notation_named(record.tag("Notation")))
    record.remove_tag("Notation");
}

void keep_tail(Record& record, std::uint32_t stop) {
  auto end = static_cast<std::uint32_t>(record.tape.size());
  if (end > 0 && record.tape[end - 1].kind == EventKind::result) --end;
  const auto tail = std::span(record.tape).subspan(std::min(stop, end), end - std::min(stop, end));
  const bool words = std::all_of(tail.begin(), tail.end(), [](const Event& event) {
    return event.kind == EventKind::comment || event.kind == EventKind::removed;
  });
  if (!words) fold_into_comment(record, stop, end, CommentStyle::brace);
}

void keep_bad_start(Record& record) {
  std::string kept = "FEN '" + std::string(record.tag(TagName::fen)) + '\'';
  std::replace_if(
      kept.begin(), kept.end(), [](char c) { return c == '{' || c == '}'; }, ' ');
  record.remove_tag("FEN");
  record.remove_tag("SetUp");
  const Event comment{.kind = EventKind::comment, .text = record.keep(kept)};
  record.tape.insert(record.tape.begin(), comment);
  for (Event& event : record.tape)  // updates the links between events
    if (event.kind == EventKind::open || event.kind == EventKind::close) ++event.value;
}

}  // namespace mt::replay
