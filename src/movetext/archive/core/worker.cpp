#include "movetext/archive/core/worker.hpp"

#include "movetext/archive/core/file_format.hpp"
#include "movetext/archive/core/file_game.hpp"
#include "movetext/archive/core/line_finder.hpp"
#include "movetext/archive/core/require_room.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

// Every worker may hold so many bytes at a time: one worker handles a larger chunk.
constexpr std::size_t usual_chunk = std::size_t{1} << 20;
// Limits the events of a record when it is read; far more than a record has, and than the reader may look at
// after it.
constexpr std::size_t most_usual_events = std::size_t{1} << 16;
// Says whether many workers may have such a record at a time.  The limit of events had no influence on how it
// was read: there was room for all that the reader looked at after it.
bool is_usual(const Reading& reading, const Record& record) {
  constexpr std::size_t most_bytes = std::size_t{128} << 10;
  return reading.found != Found::oversized && record.tape.size() <= most_usual_events / 8 &&
         record.source.size() + record.decoded.size() + record.side_text.size() <= most_bytes;
}

std::optional<replay::GameChoice> choice_of_user(const Task& task) {
  if (!task.game) return std::nullopt;
  return replay::GameChoice{*task.game, *task.game};
}

void reject(Chunk& chunk, Extent extent) {
  ++chunk.counts.rejected;
  if (!chunk.rejects.empty() && chunk.rejects.back().end == extent.begin)
    chunk.rejects.back().end = extent.end;
  else
    chunk.rejects.push_back(extent);
}

}  // namespace

Worker::Worker(const Task& task, const std::atomic<bool>& stop, Commit commit, RecordSink* sink)
    : task_(task),
      stop_(stop),
      commit_(std::move(commit)),
      sink_(sink),
      by_user_{.choice = choice_of_user(task), .stated = task.game.has_value()},
      numbers_(sink == nullptr && task.selection.asks_for_numbers()),
      reading_(reading_of(task, &shape_context_)),
      keys_(task.digest, task.repeats) {
  if (!takes_all()) reading_.limits.events = most_usual_events;
  // Names are made one before they are looked at.
  if (!task.names && sink == nullptr) reading_.gate = gate_of(gate_context_);
  if (task.to != nullptr) writers_.emplace(task.writer);
  if (task.to != nullptr && task.to->positions) lines_.emplace(*task.to, task.writer);
  if (task.openings && !lines_) tagger_.emplace(*task.openings, task.renew_openings);
}

void Worker::open_file(Chunk& chunk) {
  SourceFile& file = *chunk.file;
  if (file.format == nullptr) {
    decide_format(task_, file, chunk.bytes);
    open_context(task_, file, chunk.bytes);
    chunk.oversized = file.other.has_value();
  }
  if (!file.game_decided) file.game = decide_game(task_, file, chunk.bytes, shelf_);
}

void Worker::process(Chunk& chunk) {
  chunk.clear_results();
  if (!takes_all() && chunk.bytes.size() > usual_chunk) return;
  if (std::exchange(chunk.begun, true)) chunk.first_of_file = false;
  const auto& of_file = chunk.file->game.choice;
  untagged_ = task_.game ? &task_.game->family() : of_file ? &of_file->reading.family() : nullptr;
  if (chunk.first_of_file && !chunk.file->game.reason.empty()) {
    const GameSpec& spec = chunk.file->game.choice->writing;
    chunk.findings.push_back({0,
                              0,
                              {.code = Code::gametype_guess,
                               .severity = Severity::note,
                               .message = "no GameType: read as " + spec.name() + " (" + spec.game_type() +
                                          "), " + chunk.file->game.reason}});
  }
  if (chunk.oversized)
    pass_through(chunk);
  else
    handle_records(chunk);
  locate_findings(chunk);
  if (chunk.is_handled() && !chunk.file->format->binary) chunk.lines = text::count_line_ends(chunk.bytes);
}

void Worker::handle_records(Chunk& chunk) {
  constexpr std::size_t enough = std::size_t{5} << 19;  // bytes of results, for one part
  for (std::size_t& at = chunk.handled; at < chunk.bytes.size();) {
    if (stop_.load(std::memory_order_relaxed) || chunk.results() > enough) return;
    if (numbers_) {
      number_ = chunk.file->records + 1;
      if (task_.selection.is_over_after(chunk.file->records)) return pass_rest(chunk);
    }
    const Reading reading = read_one(*chunk.file->format, chunk.place(at), reading_, record_);
    const bool usual = is_usual(reading, record_);
    if (!usual && !takes_all()) return record_.clear();
    const Extent extent{at, reading.end};
    at = reading.end;
    if (numbers_ && reading.found != Found::none) ++chunk.file->records;
    if (!usual && lines_) lines_->count_only();
    const bool is_there = reading.found != Found::none && reading.found != Found::refused;
    if (is_there && !handle(chunk, extent, reading.found == Found::record)) return;
    if (!usual) give_memory_back();
  }
}

// Nothing of the file is wanted any more.
void Worker::pass_rest(Chunk& chunk) {
  chunk.handled = chunk.bytes.size();
  chunk.file->is_over = true;
}

void Worker::give_memory_back() {
  record_.clear();
  keys_ = RecordKeys(task_.digest, task_.repeats);
  if (task_.to != nullptr) writers_.emplace(task_.writer);
  if (lines_) lines_.emplace(*task_.to, task_.writer);
}

bool Worker::handle(Chunk& chunk, Extent extent, bool whole) {
  if (whole && task_.names) task_.names->unify(record_);
  if (whole && sink_ == nullptr && task_.selection.refuses(record_, number_)) return true;
  if (whole && sink_ != nullptr && !sink_->wants(record_)) return true;
  Played played;
  if (whole && needs_replay()) {
    played = play(chunk, extent);
    chunk.counts.games += record_.convention->is_match ? played.replayed.games : 1;  // also none
    chunk.counts.moves += played.replayed.plies;
  }
  if (whole && task_.refuse_setups && record_.find_tag(TagName::fen) != nullptr) {
    const std::uint32_t place = record_.place_of(record_.find_tag(TagName::fen)->value);
    record_.report(Code::needs_setup, Severity::error, place, place,
                   "a game from a set-up position has no reduced form without its FEN");
  }
  if (whole && task_.to != nullptr)
    require_room(format_to_fit(task_, *record_.convention, chunk.file->path), task_.writer, task_.policy,
                 played.game != nullptr ? &played.game->spec() : nullptr, record_);
  if (whole && lines_) require_lines(played);
  if (whole && task_.outcomes && played.game != nullptr) keep_verdict(chunk, extent, played);
  judge_faults();
  const bool faulty = !whole || has_error();
  const bool goes_on = !whole || show(chunk, played);
  keep_findings(chunk, extent);
  if (whole && sink_ != nullptr) {
    played.sought = &sought_;
    played.white_first = white_is_first(played);
    return sink_->take(record_, played);
  }
  if (!goes_on) {
    chunk.stopped = true;
    return false;
  }
  if (task_.to == nullptr) {
    if (whole && !task_.groups.empty()) count(chunk, played);
    return true;
  }
  if (faulty && task_.on_error == OnError::stop) {
    chunk.stopped = true;
    return false;
  }
  if (faulty && (task_.on_error == OnError::reject || !whole)) {
    reject(chunk, extent);
    return true;
  }
  // A match keeps its events as they were written.
  if (!played.replayed.complete && !record_.convention->is_match)
    replay::keep_tail(record_, played.replayed.stop);
  if (played.replayed.bad_start) replay::keep_bad_start(record_);
  add_opening(played);
  if (selected(played)) {
    note_notation(chunk, extent, played);
    edit(played);
    write(chunk, extent, played);
  }
  shelf_.clear_rare();
  return true;
}

// Shows the record to the visitor of the task; returns false if that has seen enough.
bool Worker::show(const Chunk& chunk, const Played& played) {
  return !task_.visit || !selected(played) ||
         task_.visit({chunk.file->path, record_, played.game, played.replayed, *chunk.file->format});
}

void Worker::edit(const Played& played) {
  if (!task_.edit || played.game == nullptr || played.replayed.bad_start) return;
  const Format& format = task_.own_format ? format_for(*task_.to, *record_.convention) : *task_.to;
  task_.edit(record_, {*played.game, notation_of(*played.game), format});
}

bool Worker::has_error() const {
  return std::any_of(record_.diagnostics.begin(), record_.diagnostics.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::error; });
}

// Applies the policy: readers and replay report by the usual table; another policy is another column of it.
void Worker::judge_faults() {
  if (task_.policy == Policy::archive) return;
  for (Diagnostic& diagnostic : record_.diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    // An error by its nature (in chess an ambiguous move) is never less than a warning.
    const Severity least = diagnostic.severity == Severity::error ? Severity::warning : Severity::note;
    diagnostic.severity = std::max(severity(diagnostic.code, task_.policy), least);
  }
}

// Returns where the movetext of the record begins in the chunk.
std::size_t Worker::moves_offset(Extent extent) const {
  const std::uint32_t first = record_.tape.empty() ? 0 : record_.place_of(record_.tape.front().text);
  return extent.begin + original_offset(record_, first);
}

void Worker::keep_verdict(Chunk& chunk, Extent extent, Played& played) {
  const Outcome& outcome = played.replayed.outcome;
  const bool won = outcome.kind == Outcome::Kind::win;
  chunk.verdicts.push_back({moves_offset(extent), played.game->spec().name(),
                            std::string(record_result(record_)),
                            won ? played.game->side_name(outcome.winner) : std::string_view(),
                            played.replayed.plies, outcome, std::move(played.replayed.claims)});
}

// Keeps the findings in the order of the file: reading and replay report one after the other.
void Worker::keep_findings(Chunk& chunk, Extent extent) {
  const std::size_t before = chunk.findings.size();
  if (chunk.file->format->binary) add_turn_words(record_);  // a place in bytes says little to a reader
  for (Diagnostic& diagnostic : record_.diagnostics) {
    if (diagnostic.severity == Severity::note) continue;
    ++(diagnostic.severity == Severity::error ? chunk.counts.errors : chunk.counts.warnings);
    const std::size_t begin = original_offset(record_, diagnostic.begin);
    const std::size_t end = original_offset(record_, std::max(diagnostic.begin, diagnostic.end));
    chunk.findings.push_back({extent.begin + begin, end - begin, std::move(diagnostic)});
  }
  if (chunk.findings.size() - before < 2) return;
  std::stable_sort(chunk.findings.begin() + static_cast<std::ptrdiff_t>(before), chunk.findings.end(),
                   [](const Finding& a, const Finding& b) { return a.offset < b.offset; });
}

bool Worker::selected(const Played& played) {
  return task_.selection.takes(record_, {.game = played.game,
                                         .replayed = &played.replayed,
                                         .sought = &sought_,
                                         .white_first = white_is_first(played),
                                         .number = number_});
}

// Returns the notation of the moves that are written.
board::Notation Worker::notation_of(const AnyGame& game) const {
  if (task_.notation && game.knows(*task_.notation)) return *task_.notation;
  // Every program that reads matches takes single dice; people read the notation of the game.
  const bool is_shown = task_.to == nullptr && (sink_ != nullptr || task_.lines != nullptr);
  const bool match = game.family().has_dice && !is_shown;
  return match ? board::Notation::expanded : game.notation();
}

void Worker::note_notation(Chunk& chunk, Extent extent, const Played& played) const {
  if (chunk.other_notation || !task_.notation || played.game == nullptr || lines_) return;
  const AnyGame& game = *played.game;
  const board::Notation used = notation_of(game);
  if (used == *task_.notation) return;
  std::string message = game.spec().name() + " has no notation '" + std::string(name(*task_.notation)) +
                        "': its moves are written in its own (" + std::string(name(used)) +
                        "); this is told once";
  chunk.other_notation = {moves_offset(extent),
                          0,
                          {.code = Code::other_notation,
                           .severity = severity(Code::other_notation, task_.policy),
                           .message = std::move(message)}};
}

void Worker::write(Chunk& chunk, Extent extent, const Played& played) {
  if (played.game != nullptr) {
    const replay::GameTags& tags = game_tags_.of(played.game->spec(), task_.full_game_type);
    replay::finish_tags(record_, tags, notation_of(*played.game));
  }
  const bool white_first = white_is_first(played);
  Pieces pieces(chunk, extent, commit_);
  if (!task_.groups.empty()) add_groups(played, white_first, pieces.first(), chunk);
  const std::size_t begin = chunk.out.size();
  const bool keyed = task_.sort || task_.unique;
  const bool has_moves = keyed && task_.sort_keys.empty() && writes_moves_of_key();
  if (keyed && !has_moves) add_keys(played, extent, {}, pieces.first(), chunk);
  if (lines_) {
    write_lines(chunk, extent, played, pieces);
  } else {
    const Format& format = format_for(*task_.to, *record_.convention);
    if (format.parts_without_column != nullptr)
      keep_parts(format.parts_without_column(record_, task_.writer), extent, chunk);
    RecordWriter& writer = writers_->of(format);
    const std::size_t replaced = writer.replaced();
    writer.write(record_, white_first, chunk.out, takes_all() ? &pieces : nullptr);
    chunk.counts.replaced += writer.replaced() - replaced;
  }
  if (has_moves) add_keys(played, extent, std::string_view(chunk.out).substr(begin), pieces.first(), chunk);
  ++chunk.counts.written;
  chunk.items.push_back(pieces.last());
}

// Says whether the record is written in one piece, with its moves as the collating key has them.
bool Worker::writes_moves_of_key() const {
  const Format& native = native_format(*record_.convention);
  return !lines_ && native.movetext && !task_.writer.crlf &&
         &format_for(*task_.to, *record_.convention) == &native;
}

// Adds the keys of the record.  `written`: the record as it is written; if empty, its moves are written for
// the key alone.
void Worker::add_keys(const Played& played, Extent extent, std::string_view written, Item& item,
                      Chunk& chunk) {
  const bool white_first = white_is_first(played);
  keys_.begin(record_, white_first);
  if (!written.empty()) {
    written.remove_prefix(written.find("\n\n") + 2);  // the tags
    written.remove_suffix(1);
  }
  keys_.append_order(record_, task_, white_first, written, &*writers_, item.key);
  if (task_.unique) {
    const bool is_known = played.game != nullptr;
    const std::uint64_t last = !is_known         ? 0
                               : task_.symmetric ? symmetric_line_.last_key()
                                                 : last_position_.board_key(*played.game);
    const std::string line = is_known && task_.symmetric ? symmetric_line_.line_key() : std::string();
    keys_.append_identity(record_, last, line, item.identity);
    item.copy = std::make_unique<Copy>(copy_of(record_, context_of(played, white_first)));
    item.copy->offset = extent.begin + original_offset(record_, start_of(record_));
  }
  chunk.key_bytes += item.key.size() + item.identity.size() + (item.copy ? item.copy->image.size() : 0);
}

// Adds the tags that name the opening: filters, orders and groups see them.
void Worker::add_opening(const Played& played) {
  if (tagger_ && played.game != nullptr) tagger_->tag(record_);
}

// Returns whether the moves are played: groups of records that are only counted may not need it.  Who has won
// a match follows from its games.
bool Worker::needs_replay() const {
  const bool is_match = record_.convention->is_match;
  const auto is_of_record = [&](const GroupKey& key) {
    const bool is_of_result = key.name == FilterName::result || key.name == FilterName::player;
    return key.name != FilterName::game && key.name != FilterName::ends && !(is_match && is_of_result);
  };
  return task_.to != nullptr || task_.groups.empty() || (tagger_ && wants_opening()) ||
         task_.selection.asks_the_replay(record_) ||
         !std::all_of(task_.groups.begin(), task_.groups.end(), is_of_record);
}

// Writes the lines.  Those of a large record have only been counted; they are made now that they are known to
// be wanted.
void Worker::write_lines(Chunk& chunk, Extent extent, const Played& played, Pieces& pieces) {
  if (played.game == nullptr) return;
  keep_losses(chunk, extent);
  if (lines_->counts()) {
    const AnyGame* game = nullptr;
    read_again(chunk, extent, record_);
    lines_->send(pieces);
    replay_as(counted_as_, game);
  }
  chunk.out += lines_->text();
  chunk.counts.replaced += lines_->replaced();
}

}  // namespace mt::archive
