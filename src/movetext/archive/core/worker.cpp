#include "movetext/archive/core/worker.hpp"

#include "movetext/archive/core/file_format.hpp"
#include "movetext/archive/core/file_game.hpp"
#include "movetext/archive/core/findings.hpp"
#include "movetext/archive/core/line_finder.hpp"
#include "movetext/archive/core/read_record.hpp"
#include "movetext/text/lines.hpp"

#include <string>
#include <utility>

namespace mt::archive {
namespace {

// Maximum bytes of a chunk for a worker without a commit function. Larger chunks are left to the worker that
// handles records of any size.
constexpr std::size_t usual_chunk = std::size_t{1} << 20;
// Limit of events while a usual record is read. A usual record has far fewer events, even together with the
// text after it that the reader may inspect.
constexpr std::size_t most_usual_events = std::size_t{1} << 16;

// Returns whether the record is so small that many workers may each hold such a record at the same time. For
// such a record the limit of events did not influence the reading: there was enough room for everything that
// the reader inspected.
bool is_usual(const Reading& reading, const Record& record) {
  constexpr std::size_t most_bytes = std::size_t{128} << 10;
  return reading.found != Found::oversized && record.tape.size() <= most_usual_events / 8 &&
         record.source.size() + record.decoded.size() + record.side_text.size() <= most_bytes;
}

// Reports as which game the records without a tag for their game are read.
void note_guess(Chunk& chunk) {
  const GameSpec& spec = chunk.file->game.choice->writing;
  chunk.findings.push_back({0,
                            0,
                            {.code = Code::gametype_guess,
                             .severity = Severity::note,
                             .message = "no GameType: read as " + spec.name() + " (" + spec.game_type() +
                                        "), " + chunk.file->game.reason}});
}

// Returns the diagnostic for a part of a file that is not read.
Diagnostic unread_words(const Chunk& chunk) {
  if (chunk.file->other)
    return {.code = Code::other_file, .severity = Severity::error, .message = chunk.file->other->words};
  return {.code = Code::record_too_large,
          .severity = Severity::error,
          // Oversized puts the size before this text.
          .message = "more than " + std::to_string(chunk.file->format->record_bytes >> 20) +
                     " MiB; it is passed through unread"};
}

}  // namespace

Worker::Worker(const Task& task, const std::atomic<bool>& stop, Commit commit)
    : task_(task),
      stop_(stop),
      commit_(std::move(commit)),
      stages_(task.stages, handling_),
      reading_(reading_of(task)),
      player_(task, handling_, reading_, stages_) {
  reading_.shapes = shape_chooser(&player_.shapes());
  reading_.gate = handling_.gate;
  if (!takes_all()) reading_.limits.events = most_usual_events;
}

void Worker::open_file(Chunk& chunk) {
  SourceFile& file = *chunk.file;
  if (file.format == nullptr) {
    decide_format(task_, file, chunk.bytes);
    open_context(file, chunk.bytes);
    chunk.oversized = file.other.has_value();
  }
  if (!file.game_decided) file.game = decide_game(task_, file, chunk.bytes, player_.cache());
}

void Worker::process(Chunk& chunk) {
  chunk.clear_results();
  chunk.begin_of_part = chunk.handled;
  if (!takes_all() && chunk.bytes.size() > usual_chunk) return;
  if (std::exchange(chunk.begun, true)) chunk.first_of_file = false;
  player_.begin_chunk(chunk);
  if (chunk.first_of_file) stages_.begin_file(*chunk.file);
  if (chunk.first_of_file && !chunk.file->game.reason.empty()) note_guess(chunk);
  if (chunk.oversized)
    chunk.stopped = pass_through(chunk) == Next::stop;
  else
    handle_records(chunk);
  stages_.finish_chunk(chunk);
  locate_findings(chunk);
  if (chunk.is_handled() && !chunk.file->format->binary) chunk.lines = text::count_line_ends(chunk.bytes);
}

void Worker::handle_records(Chunk& chunk) {
  constexpr std::size_t enough = std::size_t{5} << 19;  // bytes of results for one part
  while (chunk.handled < chunk.bytes.size()) {
    if (stop_.load(std::memory_order_relaxed) || chunk.results() > enough || !read(chunk)) return;
  }
}

// Reads and handles a record. Returns false if the worker must leave the chunk before or after this record.
bool Worker::read(Chunk& chunk) {
  if (handling_.asks_for_numbers) number_ = chunk.file->records + 1;
  const std::size_t begin = chunk.handled;
  const Reading reading = read_one(*chunk.file->format, chunk.place(begin), reading_, record_);
  const bool usual = is_usual(reading, record_);
  if (!usual && !takes_all()) return record_.clear(), false;
  chunk.handled = reading.end;
  if (handling_.asks_for_numbers && reading.found != Found::none) ++chunk.file->records;
  if (reading.found == Found::none || reading.found == Found::refused) return true;
  Passing passing{.chunk = chunk,
                  .extent = {begin, reading.end},
                  .record = record_,
                  .source = player_,
                  .commit = takes_all() ? &commit_ : nullptr,
                  .is_whole = reading.found == Found::record,
                  .is_long = !usual,
                  .number = number_};
  const Next next = handle(passing);
  player_.forget_rare_games();
  if (!usual) record_.clear();
  if (next == Next::end_file) {
    chunk.handled = chunk.bytes.size();
    chunk.file->is_over = true;
  }
  chunk.stopped = next == Next::stop;
  return next == Next::go_on || next == Next::skip || next == Next::end_file;
}

Next Worker::handle(Passing& passing) {
  if (passing.is_whole)
    if (const Next next = stages_.before(passing); next != Next::go_on) return next;
  if (passing.is_whole && (handling_.replays_all || passing.must_replay)) {
    passing.played = player_.play(passing.chunk, passing.extent, record_);
    Counts& counts = passing.chunk.counts;
    counts.games +=
        record_.convention->is_match ? passing.played.replayed.games : 1;  // a match may have no games
    counts.moves += passing.played.replayed.plies;
  }
  if (passing.is_whole) stages_.report(passing);
  judge_faults(record_, task_.policy);
  passing.has_error = !passing.is_whole || has_error(record_);
  keep_findings(record_, passing.extent, passing.chunk);
  return stages_.use(passing);
}

// Passes a part of the file through unread. A record beyond the size limit, or an unsupported file, arrives
// in several chunks; it is reported with the first of them.
Next Worker::pass_through(Chunk& chunk) {
  chunk.handled = chunk.bytes.size();
  if (handling_.asks_for_numbers && !chunk.goes_on) ++chunk.file->records;
  if (!chunk.goes_on) {
    if (!chunk.file->other) ++chunk.counts.games;
    ++chunk.counts.errors;
    chunk.findings.push_back({0, 0, unread_words(chunk)});
  }
  record_.clear();
  Passing passing{.chunk = chunk,
                  .extent = {0, chunk.bytes.size()},
                  .record = record_,
                  .source = player_,
                  .is_whole = false,
                  .has_error = true};
  return stages_.use(passing);
}

}  // namespace mt::archive
