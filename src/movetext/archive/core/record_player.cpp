#include "movetext/archive/core/record_player.hpp"

#include "movetext/archive/core/game_notes.hpp"
#include "movetext/archive/core/refusals.hpp"
#include "movetext/replay/overruled_tags.hpp"
#include "movetext/replay/own_game.hpp"
#include "movetext/replay/tag_words.hpp"

#include <optional>
#include <utility>

namespace mt::archive {
namespace {

using Cause = replay::OtherGame::Cause;

void make_losing(replay::GameChoice& choice) {
  choice.reading = losing(choice.reading);
  choice.writing = losing(choice.writing);
}

std::optional<replay::GameChoice> choice_of_user(const Task& task) {
  if (!task.game) return std::nullopt;
  return replay::GameChoice{*task.game, *task.game};
}

}  // namespace

board::Notation notation_of(const Handling& handling, const AnyGame& game) {
  const std::optional<board::Notation>& asked = handling.terms.notation;
  if (asked && game.knows(*asked)) return *asked;
  // Every program that reads matches accepts plays in which each move uses a single die. For human readers
  // the game's own notation is used.
  const bool takes_single_dice = game.family().has_dice && !handling.is_for_people;
  return takes_single_dice ? board::Notation::expanded : game.notation();
}

RecordPlayer::RecordPlayer(const Task& task, const Handling& handling, const ReadOptions& reading,
                           Stages& stages)
    : task_(task),
      handling_(handling),
      reading_(reading),
      stages_(stages),
      by_user_{.choice = choice_of_user(task), .stated = task.game.has_value()} {}

void RecordPlayer::begin_chunk(const Chunk& chunk) {
  const auto& of_file = chunk.file->game.choice;
  untagged_ = task_.game ? &task_.game->family() : of_file ? &of_file->reading.family() : nullptr;
}

Played RecordPlayer::play(const Chunk& chunk, Extent extent, Record& record) {
  Plan plan{chunk, extent, task_.game ? by_user_ : tagged_games_.of(record), {}};
  Played played;
  if (refuse(plan, record, played)) return played;
  plan.choice = plan.tagged.choice ? *plan.tagged.choice : *chunk.file->game.choice;
  if (refuse_by_game(record, plan.choice.reading, handling_.terms.losing) != Refusal::none) {
    played.replayed.complete = false;
    return played;
  }
  choose(plan, record);
  played.replayed = replay_as(plan.choice, record, played.game);
  // A wrong guess of the piece letters may show only in a variation. So in a game with piece letters, the
  // variations must also be playable.
  const bool has_letters = plan.choice.reading.family().letters.find != nullptr;
  const bool is_good = has_letters ? played.replayed.whole : played.replayed.complete;
  if (is_good || !read_again(chunk, extent, second_reading_)) return played;
  play_otherwise(plan, record, played);
  second_reading_.clear();
  return played;
}

bool RecordPlayer::refuse(const Plan& plan, Record& record, Played& played) const {
  if (task_.game) return false;
  const Refusal refusal = refuse_by_tags(record, plan.tagged);
  if (refusal == Refusal::error) played.replayed.complete = false;
  return refusal != Refusal::none;
}

// Completes the choice of the game under which the record is replayed at first.
void RecordPlayer::choose(Plan& plan, Record& record) const {
  replay::GameChoice& choice = plan.choice;
  if (const auto* const instead = replay::overruling(plan.chunk.file->game.overruled, plan.tagged)) {
    note_other_game(record, plan.tagged, choice, *instead);
    choice = *instead;
    plan.is_overruled = true;
  }
  if (handling_.terms.losing) make_losing(choice);
  if (!plan.tagged.stated || task_.game) replay::heed_rights(record, choice);
  replay::report_replaced_words(record, choice.reading);
  if (handling_.terms.reading_letters)
    choice.reading = with_piece_letters(choice.reading, *handling_.terms.reading_letters);
  choice.writing = with_piece_letters(choice.writing, handling_.terms.letters);
  if (plan.tagged.contradicted && !task_.game) note_contradiction(record, plan.tagged);
}

replay::Replayed RecordPlayer::replay_as(const replay::GameChoice& choice, Record& record,
                                         const AnyGame*& game) {
  game = &get(choice.writing);
  last_choice_ = choice;
  stages_.begin_replay(*game, record);
  replay::Replayed replayed =
      replay::replay(record, get(choice.reading), *game,
                     {.notation = notation_of(handling_, *game),
                      .write_moves = handling_.writes_moves,
                      .fix_ambiguous = handling_.terms.fix_ambiguous,
                      .adjudicate = handling_.adjudicates || handling_.terms.fix_result,
                      .fix_result = handling_.terms.fix_result,
                      .policy = task_.policy,
                      .follower = stages_.main_line(),
                      .lines = stages_.all_lines(),
                      .moves = stages_.moves()});
  stages_.end_replay(record);
  return replayed;
}

// If a record does not fit its game but fits another game, replays it under the other game.
void RecordPlayer::play_otherwise(Plan& plan, Record& record, Played& played) {
  if (is_of_variant(plan, record)) {
    // Two tags name two different games; the moves decide between them.
    const replay::GameChoice other{*plan.tagged.contradicted, *plan.tagged.contradicted};
    return read_otherwise(plan, plan.choice, {other, Cause::game}, record, played);
  }
  if (plan.is_overruled) {
    // The tags of the file are wrong in general, but this record is legal under its own tag.
    const replay::GameChoice& own = *plan.tagged.choice;
    if (replay::fits(second_reading_, own.reading, cache_))
      read_otherwise(plan, own, {own, Cause::own}, record, played);
    return;
  }
  auto other = replay::other_game(second_reading_, plan.choice.reading, plan.tagged, cache_);
  if (!other || !may_be(*other)) return hint_at_sister(plan, record, played);
  read_otherwise(plan, plan.choice, *other, record, played);
  plan.choice = other->choice;
  if (!played.replayed.complete && read_again(plan.chunk, plan.extent, second_reading_))
    hint_at_sister(plan, record, played);
}

// Returns whether the second reading, which is illegal under the game of GameType, is legal under the game of
// Variant.
bool RecordPlayer::is_of_variant(const Plan& plan, const Record& record) {
  const std::optional<GameSpec>& other = plan.tagged.contradicted;
  return other && !task_.game && other->family().convention == record.convention &&
         replay::fits(second_reading_, *other, cache_);
}

// Replays the second reading of the record and replaces the first by it.
void RecordPlayer::read_otherwise(Plan& plan, const replay::GameChoice& first, replay::OtherGame other,
                                  Record& record, Played& played) {
  const std::uint32_t place = played.replayed.refused;
  if (handling_.terms.losing) make_losing(other.choice);
  other.choice.writing = with_piece_letters(other.choice.writing, handling_.terms.letters);
  std::swap(record, second_reading_);
  if (other.cause == Cause::letters)
    note_letters(record, other.choice.reading, place);
  else if (other.cause == Cause::first_mover)
    note_first_mover(record, cache_.get(first.writing), cache_.get(other.choice.writing));
  else if (other.cause != Cause::own)
    note_other_game(record, plan.tagged, first, other.choice);
  played.replayed = replay_as(other.choice, record, played.game);
}

// Adds to the error the hint that the tag may be wrong. The record keeps the game of its tag.
void RecordPlayer::hint_at_sister(const Plan& plan, Record& record, const Played& played) {
  if (!plan.tagged.stated || task_.game) return;
  Diagnostic* const error = refusal_of(record, played.replayed);
  if (error == nullptr) return;
  if (const auto sister = replay::sister_game(second_reading_, plan.choice.reading, cache_))
    error->message += sister_hint(record, plan.tagged, *sister);
}

bool RecordPlayer::read_again(const Chunk& chunk, Extent extent, Record& record) const {
  return read_one(*chunk.file->format, chunk.place(extent.begin), reading_, record).found == Found::record;
}

void RecordPlayer::replay_again(const Chunk& chunk, Extent extent, Record& record) {
  const AnyGame* game = nullptr;
  const replay::GameChoice choice = last_choice_;
  if (read_again(chunk, extent, record)) replay_as(choice, record, game);
}

const AnyGame* RecordPlayer::game_by_tags(const Chunk& chunk, const Record& record) {
  if (task_.game) return &get(*task_.game);
  const replay::TaggedGame& tagged = tagged_games_.of(record);
  const std::optional<replay::GameChoice>& choice = tagged.choice ? tagged.choice : chunk.file->game.choice;
  return choice ? &get(choice->reading) : nullptr;
}

bool RecordPlayer::may_be(const replay::OtherGame& other) const {
  if (other.cause == Cause::letters) return !handling_.terms.reading_letters;
  return !task_.game || other.cause == Cause::first_mover;
}

const AnyGame& RecordPlayer::get(const GameSpec& spec) {
  const FenForm form = handling_.terms.fen;
  return cache_.get(form == FenForm{} ? spec : with_fen_form(spec, form));
}

}  // namespace mt::archive
