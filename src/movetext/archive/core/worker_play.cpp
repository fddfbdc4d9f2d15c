// How a worker plays a record: under which game, and under which other if that one does not fit.
#include "movetext/archive/core/game_words.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/replay/tag_words.hpp"
#include "movetext/replay/unplayed.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

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
  if (task_.unique && task_.repeats == Repeats::position) {
    last_position_.begin(follower);
    follower = &last_position_;
  }
  const std::vector<std::string>& positions = task_.selection.positions();
  if (positions.empty()) return follower;
  sought_.begin(game, positions, follower);
  return &sought_;
}

Played Worker::play(const Chunk& chunk, Extent extent) {
  const replay::TaggedGame untagged;
  const replay::TaggedGame& tagged = task_.game ? untagged : tagged_games_.of(record_);
  Played played;
  replay::GameChoice choice;
  if (task_.game) {
    choice = {*task_.game, *task_.game};
  } else {
    if (refuse_other_game(tagged)) {
      played.replayed.complete = false;
      return played;
    }
    if (tagged.unknown) {
      record_.report(
          Code::bad_gametype, Severity::warning, record_.place_of(tagged.value),
          record_.place_of(tagged.value) + tagged.value.end - (tagged.value.begin & ~Span::side_bit),
          unknown_words(record_.text(tagged.value)));
      replay::number_unplayed(record_);
      return played;
    }
    if (tagged.unknown_variant) {
      refuse_variant(tagged);
      played.replayed.complete = false;
      return played;
    }
    choice = tagged.choice ? *tagged.choice : *chunk.file->game.choice;
  }
  if (choice.reading.family().convention->is_match != record_.convention->is_match) {
    refuse_game(choice.reading);
    played.replayed.complete = false;
    return played;
  }
  if (task_.losing && !has_losing_form(choice.reading)) {
    refuse_losing(choice.reading);
    played.replayed.complete = false;
    return played;
  }
  if (task_.losing) make_losing(choice);
  replay::heed_rights(record_, choice);
  replay::report_replaced_words(record_, choice.reading);
  set_letters(choice);
  played.replayed = replay_as(choice, played.game);
  const bool letters = choice.reading.family().letters.find != nullptr;
  const bool fixed = task_.game && !letters;
  // The letters of the men are those of the whole record, so that a variation can show them as well.
  const bool good = letters ? played.replayed.whole : played.replayed.complete;
  if (good || fixed || !read_again(chunk, extent, second_reading_)) return played;
  auto other = replay::other_game(second_reading_, choice.reading, tagged.choice.has_value(), shelf_);
  if (!other && tagged.choice) tell_likelier_game(tagged, choice);
  if (!other || !may_be(*other, choice)) {
    second_reading_.clear();
    return played;
  }
  if (task_.losing) make_losing(*other);
  other->writing = with_piece_letters(other->writing, task_.letters);
  const std::uint32_t place = played.replayed.refused;
  std::swap(record_, second_reading_);
  second_reading_.clear();
  if (other->reading.row == choice.reading.row && letters)
    tell_letters(other->reading, place);
  else
    tell_other_game(tagged, choice, *other);
  played.replayed = replay_as(*other, played.game);
  return played;
}

void Worker::set_letters(replay::GameChoice& choice) const {
  if (task_.reading_letters) choice.reading = with_piece_letters(choice.reading, *task_.reading_letters);
  choice.writing = with_piece_letters(choice.writing, task_.letters);
}

bool Worker::may_be(const replay::GameChoice& other, const replay::GameChoice& first) const {
  const bool same_game = other.reading.row == first.reading.row;
  return same_game ? !task_.reading_letters : !task_.game;
}

bool Worker::read_again(const Chunk& chunk, Extent extent, Record& record) {
  return read_one(*chunk.file->format, chunk.place(extent.begin), reading_, record).found == Found::record;
}

}  // namespace mt::archive
