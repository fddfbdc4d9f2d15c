// Reports the records and files that a worker does not read, or reads as another game than they say, and what
// it cannot write.
#include "movetext/archive/core/game_words.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/table/unplayed_games.hpp"
#include "movetext/replay/other_game.hpp"
#include "movetext/replay/unplayed.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

// Finds the game by the tags of a record; `value` receives that of the tag that names it.
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

// Returns the name of the tag that has this value.
std::string_view name_of_tag(const Record& record, Span value) {
  for (const Tag& tag : record.tags)
    if (tag.value.begin == value.begin && tag.value.end == value.end) return record.text(tag.name);
  return "GameType";
}

// Returns the way out for positions that lack a notation: a list in another one.
std::string other_positions(const AnyGame& game) {
  for (const std::string_view notation : game.position_notations())
    if (const Format* const format = find_format(notation); format != nullptr && format->positions)
      return "; use 'movetext convert --to " + std::string(notation) + '\'';
  return {};
}

}  // namespace

Diagnostic Worker::too_large(const Chunk& chunk) {
  return {.code = Code::record_too_large,
          .severity = Severity::error,
          // Oversized puts the size before it.
          .message = "more than " + std::to_string(chunk.file->format->record_bytes >> 20) +
                     " MiB; it is passed through unread"};
}

// Passes a part through.  A record beyond the size limit, or a file of another kind, arrives in several
// chunks; the first of them reports it.
void Worker::pass_through(Chunk& chunk) const {
  chunk.handled = chunk.bytes.size();
  const std::optional<OtherKind>& other = chunk.file->other;
  if (numbers_ && !chunk.goes_on) ++chunk.file->records;
  if (!chunk.goes_on) {
    if (!other) ++chunk.counts.games;
    ++chunk.counts.errors;
    chunk.findings.push_back(
        {0, 0,
         other ? Diagnostic{.code = Code::other_file, .severity = Severity::error, .message = other->words}
               : too_large(chunk)});
  }
  if (task_.on_error == OnError::stop && task_.to != nullptr) {
    chunk.stopped = true;
    return;
  }
  if (!chunk.goes_on) ++chunk.counts.rejected;
  chunk.rejects.push_back({0, chunk.bytes.size()});
}

// Refuses the variant: the record is not read as chess, and what its movetext looked like as chess is not
// reported.
void Worker::refuse_variant(const replay::TaggedGame& tagged) {
  const auto in_movetext = [&](const Diagnostic& diagnostic) {
    return !record_.tape.empty() && diagnostic.begin >= record_.place_of(record_.tape.front().text);
  };
  std::erase_if(record_.diagnostics, in_movetext);
  refuse_moves(Code::unknown_variant, tagged.value,
               "the variant " + text::excerpt(record_.text(tagged.value)) +
                   " is not played here; the record is not read as " +
                   std::string(record_.convention->games));
}

// Reports a record of a game that is not read once, at the tag that names it; whatever else it looked like is
// not reported.
bool Worker::refuse_other_game(const replay::TaggedGame& tagged) {
  const bool known = tagged.choice && !tagged.unknown && !tagged.unknown_variant;
  if (known && record_.find_tag("Game") == nullptr) return false;
  Span value;
  const UnplayedGame* game = record_.convention->is_match ? nullptr : unplayed_game_of(record_, value);
  if (game == nullptr) return false;
  record_.diagnostics.clear();
  refuse_moves(Code::other_game, value,
               "a record of " + std::string(game->title) + ", which movetext does not read");
  return true;
}

void Worker::refuse_moves(Code code, Span value, const std::string& words) {
  const std::uint32_t begin = record_.place_of(value);
  record_.errors = 0;
  record_.report(code, Severity::error, begin, begin + value.size(), words);
  replay::number_unplayed(record_);
}

// Refuses the game that was asked for when the contents of a record rule it out.
void Worker::refuse_game(const GameSpec& game) {
  const bool match = record_.convention->is_match;
  record_.report(Code::bad_gametype, Severity::error, 0, 0,
                 match ? "a match with dice and cube is no game of " + game.name()
                       : "a record without dice and cube is no match of " + game.name());
  replay::number_unplayed(record_);
}

void Worker::refuse_losing(const GameSpec& game) {
  record_.report(Code::bad_gametype, Severity::error, 0, 0,
                 game.name() + " has no losing form, which --losing asks for");
  replay::number_unplayed(record_);
}

void Worker::tell_letters(const GameSpec& game, std::uint32_t place) {
  record_.report(Code::foreign_letters, severity(Code::foreign_letters), place, place,
                 "read with the piece letters of " + std::string(language_of(game)));
}

void Worker::tell_other_game(const replay::TaggedGame& tagged, const replay::GameChoice& first,
                             const replay::GameChoice& other) {
  if (!tagged.choice) {
    record_.report(Code::gametype_guess, Severity::warning, 0, 0,
                   "not legal as " + first.writing.name() + " like the rest of the file; read as " +
                       other.writing.name());
    return;
  }
  const std::uint32_t begin = record_.place_of(tagged.value);
  const std::string_view value = record_.text(tagged.value);
  record_.report(Code::gametype_conflict, Severity::warning, begin,
                 begin + static_cast<std::uint32_t>(value.size()),
                 conflict_words(name_of_tag(record_, tagged.value), value, first.writing, other.writing));
}

// Reports a tag Variant that names another game than GameType, which is the one that is followed.
void Worker::tell_contradiction(const replay::TaggedGame& tagged) {
  const Tag* const variant = record_.find_tag(TagName::variant);
  if (variant == nullptr) return;
  const std::uint32_t begin = record_.place_of(variant->value);
  record_.report(Code::gametype_conflict, Severity::warning, begin, begin + variant->value.size(),
                 contradiction_words(*tagged.contradicted, tagged.choice->writing));
}

// Reports that the side begins that does not begin in the game of the record.
void Worker::tell_first_mover(const replay::GameChoice& first, const replay::GameChoice& other) {
  const auto begins = [](const Event& event) { return event.kind == EventKind::ply; };
  const auto ply = std::find_if(record_.tape.begin(), record_.tape.end(), begins);
  if (ply == record_.tape.end()) return;
  const std::uint32_t place = record_.place_of(ply->text);
  record_.report(Code::first_mover, severity(Code::first_mover), place, place + ply->text.size(),
                 first_mover_words(shelf_.get(first.writing), shelf_.get(other.writing)));
}

// The record stays what its tag says; that the tag may be wrong is added to the error.
void Worker::tell_sister_game(const replay::TaggedGame& tagged, const replay::GameChoice& choice,
                              const replay::Replayed& replayed) {
  if (!tagged.stated || task_.game) return;
  if (replayed.complete || replayed.stop >= record_.tape.size()) return;
  const Tag* const fen = record_.find_tag(TagName::fen);
  const std::uint32_t place = !replayed.bad_start ? record_.place_of(record_.tape[replayed.stop].text)
                              : fen != nullptr    ? record_.place_of(fen->value)
                                                  : 0;
  const auto is_refusal = [&](const Diagnostic& each) {
    return each.severity == Severity::error && each.begin >= place;
  };
  const auto error = std::find_if(record_.diagnostics.rbegin(), record_.diagnostics.rend(), is_refusal);
  if (error == record_.diagnostics.rend()) return;
  if (const auto sister = replay::sister_game(second_reading_, choice.reading, shelf_))
    error->message += sister_words(sister->writing, name_of_tag(record_, tagged.value));
}

// Requires that the positions of a record can be written: such a record is not left out in silence.
void Worker::require_lines(const Played& played) {
  if (has_error()) return;
  const std::string name(task_.to->name);
  if (task_.positions_alone && played.replayed.plies > 0) {
    record_.report(Code::no_notation, Severity::error, 0, 0,
                   "a game with moves is not exported as " + name +
                       ", which would lose them: use 'movetext " + "convert --to " + name +
                       "' to list its positions");
    return;
  }
  if (played.game != nullptr && lines_->written()) return;
  record_.report(Code::no_notation, Severity::error, 0, 0,
                 played.game == nullptr
                     ? "the game is not known: no " + name + " can be written"
                     : "positions of " + played.game->spec().name() + " cannot be written as " + name +
                           other_positions(*played.game));
}

// Keeps what the record loses as a list of positions.
void Worker::keep_losses(Chunk& chunk, Extent extent) const {
  for (const Diagnostic& loss : lines_->losses())
    if (loss.severity == Severity::warning) keep_loss(loss, extent, chunk);
  keep_parts(lines_->parts_left_out(), extent, chunk);
}

// Keeps each message once in the chunk, as many of them as are told of a file and one more.
void Worker::keep_loss(Diagnostic loss, Extent extent, Chunk& chunk) const {
  if (chunk.losses.size() > most_losses || !chunk.losses_kept.insert(loss.message).second) return;
  loss.severity = severity(loss.code, task_.policy);
  if (loss.severity != Severity::note) chunk.losses.push_back({moves_offset(extent), 0, std::move(loss)});
}

// Keeps what of the record the format has no place for, in words.
void Worker::keep_parts(const std::vector<std::string>& parts, Extent extent, Chunk& chunk) const {
  for (const std::string& part : parts) keep_loss({.code = Code::left_out, .message = part}, extent, chunk);
}

}  // namespace mt::archive
