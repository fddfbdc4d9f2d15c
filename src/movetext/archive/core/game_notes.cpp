#include "movetext/archive/core/game_notes.hpp"

#include "movetext/archive/core/game_words.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace mt::archive {
namespace {

// Returns the name of the tag with this value, or "GameType" if there is no such tag.
std::string_view name_of_tag(const Record& record, Span value) {
  for (const Tag& tag : record.tags)
    if (tag.value.begin == value.begin && tag.value.end == value.end) return record.text(tag.name);
  return "GameType";
}

// Returns the place in the record's source at which a replay stopped.
std::uint32_t place_of_stop(const Record& record, const replay::Replayed& replayed) {
  if (!replayed.bad_start) return record.place_of(record.tape[replayed.stop].text);
  const Tag* const fen = record.find_tag(TagName::fen);
  return fen != nullptr ? record.place_of(fen->value) : 0;
}

}  // namespace

void note_letters(Record& record, const GameSpec& game, std::uint32_t place) {
  record.report(Code::foreign_letters, severity(Code::foreign_letters), place, place,
                "read with the piece letters of " + std::string(language_of(game)));
}

void note_other_game(Record& record, const replay::TaggedGame& tagged, const replay::GameChoice& first,
                     const replay::GameChoice& other) {
  if (!tagged.choice) {
    record.report(Code::gametype_guess, Severity::warning, 0, 0,
                  "not legal as " + first.writing.name() + " like the rest of the file; read as " +
                      other.writing.name());
    return;
  }
  const std::uint32_t begin = record.place_of(tagged.value);
  const std::string_view value = record.text(tagged.value);
  record.report(Code::gametype_conflict, Severity::warning, begin,
                begin + static_cast<std::uint32_t>(value.size()),
                conflict_words(name_of_tag(record, tagged.value), value, first.writing, other.writing));
}

void note_contradiction(Record& record, const replay::TaggedGame& tagged) {
  const Tag* const variant = record.find_tag(TagName::variant);
  if (variant == nullptr) return;
  const std::uint32_t begin = record.place_of(variant->value);
  record.report(Code::gametype_conflict, Severity::warning, begin, begin + variant->value.size(),
                contradiction_words(*tagged.contradicted, tagged.choice->writing));
}

void note_first_mover(Record& record, const AnyGame& first, const AnyGame& other) {
  const auto begins = [](const Event& event) { return event.kind == EventKind::ply; };
  const auto ply = std::find_if(record.tape.begin(), record.tape.end(), begins);
  if (ply == record.tape.end()) return;
  const std::uint32_t place = record.place_of(ply->text);
  record.report(Code::first_mover, severity(Code::first_mover), place, place + ply->text.size(),
                first_mover_words(first, other));
}

Diagnostic* refusal_of(Record& record, const replay::Replayed& replayed) {
  if (replayed.complete || replayed.stop >= record.tape.size()) return nullptr;
  const std::uint32_t place = place_of_stop(record, replayed);
  const auto is_refusal = [&](const Diagnostic& each) {
    return each.severity == Severity::error && each.begin >= place;
  };
  const auto error = std::find_if(record.diagnostics.rbegin(), record.diagnostics.rend(), is_refusal);
  return error == record.diagnostics.rend() ? nullptr : &*error;
}

std::string sister_hint(const Record& record, const replay::TaggedGame& tagged,
                        const replay::GameChoice& sister) {
  return sister_words(sister.writing, name_of_tag(record, tagged.value));
}

}  // namespace mt::archive
