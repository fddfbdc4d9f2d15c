// How a worker plays a record: under which game, and under which other if that one does not fit.
#include "movetext/archive/core/game_words.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/replay/other_game.hpp"
#include "movetext/replay/overruled_tags.hpp"
#include "movetext/replay/own_game.hpp"
#include "movetext/replay/tag_words.hpp"
#include "movetext/replay/unplayed.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

using Cause = replay::OtherGame::Cause;

void make_losing(replay::GameChoice& choice) {
  choice.reading = losing(choice.reading);
  choice.writing = losing(choice.writing);
}

bool groups_by_ends(const Task& task) {
  return std::any_of(task.groups.begin(), task.groups.end(),
                     [](const GroupKey& key) { return key.name == FilterName::ends; });
}

}  // namespace

replay::Replayed Worker::replay_as(const replay::GameChoice& choice, const AnyGame*& game) {
  game = &get(choice.writing);
  if (lines_ && lines_->counts()) counted_as_ = choice;
  return replay::replay(record_, get(choice.reading), *game,
                        {.notation = notation_of(*game),
                         .write_moves = task_.to != nullptr || task_.visit || sink_ != nullptr,
                         .fix_ambiguous = task_.fix_ambiguous,
                         .adjudicate = task_.outcomes || task_.fix_result ||
                                       task_.selection.asks_for_ends() || groups_by_ends(task_),
                         .fix_result = task_.fix_result,
                         .policy = task_.policy,
                         .follower = follower_of(*game),
                         .lines = sink_ != nullptr ? sink_->lines() : task_.lines});
}

const AnyGame& Worker::get(const GameSpec& spec) {
  return shelf_.get(task_.fen == FenForm{} ? spec : with_fen_form(spec, task_.fen));
}

// Returns the follower of the positions of the record that is now replayed under that game; nullptr: none.
replay::Follower* Worker::follower_of(const AnyGame& game) {
  replay::Follower* follower = nullptr;
  if (lines_) {
    lines_->begin(game, record_);
    follower = &*lines_;
  } else if (tagger_) {
    tagger_->begin(game);
    follower = &*tagger_;
  }
  if (task_.unique && task_.symmetric) {
    symmetric_line_.begin(game, follower);
    follower = &symmetric_line_;
  } else if (task_.unique && task_.repeats == Repeats::position) {
    last_position_.begin(follower);
    follower = &last_position_;
  }
  const std::vector<std::string>& positions = task_.selection.positions();
  if (positions.empty()) return follower;
  sought_.begin(game, positions, follower);
  return &sought_;
}

// Refuses a record whose tags name a game that is not known or not read here.
bool Worker::must_refuse(const replay::TaggedGame& tagged, Played& played) {
  if (refuse_other_game(tagged)) {
    played.replayed.complete = false;
    return true;
  }
  if (tagged.unknown) {
    record_.report(Code::bad_gametype, Severity::warning, record_.place_of(tagged.value),
                   record_.place_of(tagged.value) + tagged.value.end - (tagged.value.begin & ~Span::side_bit),
                   unknown_words(record_.text(tagged.value)));
    replay::number_unplayed(record_);
    return true;
  }
  if (!tagged.unknown_variant) return false;
  refuse_variant(tagged);
  played.replayed.complete = false;
  return true;
}

// Refuses a game that cannot be that of the record, or has no losing form where the user asks for it.
bool Worker::must_refuse(const replay::GameChoice& choice, Played& played) {
  if (choice.reading.family().convention->is_match != record_.convention->is_match)
    refuse_game(choice.reading);
  else if (task_.losing && !has_losing_form(choice.reading))
    refuse_losing(choice.reading);
  else
    return false;
  played.replayed.complete = false;
  return true;
}

Played Worker::play(const Chunk& chunk, Extent extent) {
  const replay::TaggedGame& tagged = task_.game ? by_user_ : tagged_games_.of(record_);
  const replay::FileGame& of_file = chunk.file->game;
  Played played;
  if (!task_.game && must_refuse(tagged, played)) return played;
  replay::GameChoice choice = tagged.choice ? *tagged.choice : *of_file.choice;
  if (must_refuse(choice, played)) return played;
  const replay::GameChoice* const instead = replay::overruling(of_file.overruled, tagged);
  if (instead != nullptr) {
    tell_other_game(tagged, choice, *instead);
    choice = *instead;
  }
  if (task_.losing) make_losing(choice);
  if (!tagged.stated || task_.game) replay::heed_rights(record_, choice);
  replay::report_replaced_words(record_, choice.reading);
  set_letters(choice);
  if (tagged.contradicted && !task_.game) tell_contradiction(tagged);
  played.replayed = replay_as(choice, played.game);
  // The letters of the men are those of the whole record, so that a variation can show them as well.
  const bool letters = choice.reading.family().letters.find != nullptr;
  const bool good = letters ? played.replayed.whole : played.replayed.complete;
  if (good || !read_again(chunk, extent, second_reading_)) return played;
  if (is_of_variant(tagged)) {
    // Two tags name two games, and the moves decide between them.
    const replay::GameChoice other{*tagged.contradicted, *tagged.contradicted};
    read_otherwise(tagged, choice, {other, Cause::game}, played);
  } else if (instead != nullptr) {
    // The file shows that its tags are wrong, but this record is legal under its own.
    if (replay::fits(second_reading_, tagged.choice->reading, shelf_))
      read_otherwise(tagged, *tagged.choice, {*tagged.choice, Cause::own}, played);
  } else if (auto other = replay::other_game(second_reading_, choice.reading, tagged, shelf_);
             other && may_be(*other)) {
    read_otherwise(tagged, choice, *other, played);
    choice = other->choice;
    if (!played.replayed.complete && read_again(chunk, extent, second_reading_))
      tell_sister_game(tagged, choice, played.replayed);
  } else {
    tell_sister_game(tagged, choice, played.replayed);
  }
  second_reading_.clear();
  return played;
}

// Returns whether the second reading, illegal under the game of GameType, is legal under that of the tag
// Variant.
bool Worker::is_of_variant(const replay::TaggedGame& tagged) {
  return tagged.contradicted && !task_.game &&
         tagged.contradicted->family().convention == record_.convention &&
         replay::fits(second_reading_, *tagged.contradicted, shelf_);
}

// Replays the second reading of the record, which takes the place of the first.
void Worker::read_otherwise(const replay::TaggedGame& tagged, const replay::GameChoice& first,
                            replay::OtherGame other, Played& played) {
  const std::uint32_t place = played.replayed.refused;
  if (task_.losing) make_losing(other.choice);
  other.choice.writing = with_piece_letters(other.choice.writing, task_.letters);
  std::swap(record_, second_reading_);
  if (other.cause == Cause::letters)
    tell_letters(other.choice.reading, place);
  else if (other.cause == Cause::first_mover)
    tell_first_mover(first, other.choice);
  else if (other.cause != Cause::own)
    tell_other_game(tagged, first, other.choice);
  played.replayed = replay_as(other.choice, played.game);
}

void Worker::set_letters(replay::GameChoice& choice) const {
  if (task_.reading_letters) choice.reading = with_piece_letters(choice.reading, *task_.reading_letters);
  choice.writing = with_piece_letters(choice.writing, task_.letters);
}

bool Worker::may_be(const replay::OtherGame& other) const {
  if (other.cause == Cause::letters) return !task_.reading_letters;
  return !task_.game || other.cause == Cause::first_mover;
}

bool Worker::read_again(const Chunk& chunk, Extent extent, Record& record) {
  return read_one(*chunk.file->format, chunk.place(extent.begin), reading_, record).found == Found::record;
}

}  // namespace mt::archive
