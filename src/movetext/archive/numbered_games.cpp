#include "movetext/archive/numbered_games.hpp"

#include "movetext/archive/stages/set_terms.hpp"
#include "movetext/archive/stages/unify_names.hpp"
#include "movetext/replay/finish.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace mt::archive {
namespace {

const Task& with(Task& task, StageList stages) {
  task.stages = std::move(stages);
  return task;
}

// Returns how many games a record has, counted as by `movetext check`.
std::uint32_t games_of(const Record& record) {
  if (!record.convention->is_match) return 1;
  return static_cast<std::uint32_t>(std::count_if(record.tape.begin(), record.tape.end(),
                                                  [](const Event& e) { return e.kind == EventKind::game; }));
}

}  // namespace

bool NumberedGames::Picker::is_wanted(const Record& record) {
  first_ = wish_.next;
  const std::uint32_t games = games_of(record);
  wish_.next += games;
  if (wish_.selected != nullptr) return is_wanted_for_selection(record);
  if (wish_.visit != nullptr && wish_.from < wish_.next && !(*wish_.visit)(record, first_, games))
    wish_.visit = nullptr;
  if (wish_.found == nullptr || wish_.found->number < first_ || wish_.found->number >= wish_.next)
    return false;
  wish_.found->first = first_;
  wish_.found->games = games;
  return true;
}

// Counts the record. Returns true if it must be replayed to decide whether the selection takes its games.
// Otherwise returns false after adding the games, if the selection takes them.
bool NumberedGames::Picker::is_wanted_for_selection(const Record& record) {
  ++records_;
  if (selection_.refuses(record, records_)) return false;
  if (selection_.asks_the_replay(record)) return true;
  select(record, {});
  return false;
}

Selection::Played NumberedGames::Picker::facts(const Played& played) {
  if (played.game != nullptr) searcher_.finish();
  return {.game = played.game,
          .replayed = &played.replayed,
          .searcher = &searcher_,
          .white_first = is_white_first(played),
          .number = records_};
}

void NumberedGames::Picker::select(const Record& record, const Played& played) {
  const bool takes = selection_.takes(record, facts(played));
  for (std::uint64_t number = first_; takes && number < wish_.next; ++number)
    wish_.selected->push_back(number);
}

void NumberedGames::Picker::begin_replay(const AnyGame& game, const Record& record) {
  searcher_.begin(game, record, selection_.searches(), selection_.where());
}

void NumberedGames::Picker::line_position(std::uint32_t event, const AnyPosition& position) {
  if (wish_.lines != nullptr) pass_on(event, position, *wish_.lines);
  pass_on(event, position, searcher_);
}

void NumberedGames::Picker::line_open() {
  if (wish_.lines != nullptr) wish_.lines->open();
  searcher_.open();
}

void NumberedGames::Picker::line_close() {
  if (wish_.lines != nullptr) wish_.lines->close();
  searcher_.close();
}

Next NumberedGames::Picker::after(Passing& passing) {
  Record& record = passing.record;
  const Played& played = passing.played;
  if (wish_.selected != nullptr) {
    select(record, played);
    return Next::go_on;
  }
  FoundGame& found = *wish_.found;
  if (played.game != nullptr) found.game = make_game(played.game->spec());
  found.replayed = played.replayed;
  found.place = selection_.place(record, facts(played));
  if (!played.replayed.complete && !record.convention->is_match)
    replay::keep_tail(record, played.replayed.stop);
  if (played.replayed.bad_start) replay::keep_bad_start(record);
  found.record = std::move(record);
  record = Record();
  if (!found.record.decoded.empty()) found.record.source = found.record.decoded;
  return Next::pause;
}

StageList NumberedGames::stages(const Job& job) {
  StageList stages{set_terms(job.terms)};
  if (job.names) stages.push_back(unify_names(job.names));
  stages.emplace_back([this] { return std::make_unique<Picker>(selection_, wish_); });
  return stages;
}

NumberedGames::NumberedGames(const Job& job, const std::atomic<bool>& stop)
    : selection_(job.selection),
      task_(job.task),
      stop_(stop),
      reader_(task_, *this, leaves_),
      worker_(with(task_, stages(job)), stop,
              [](const Chunk&) {}),  // a worker with a commit function takes records of any size
      reporter_(*this) {}

void NumberedGames::progress(std::string_view /*file*/, std::uint64_t read, std::uint64_t size) {
  if (size > 0) percent_ = static_cast<unsigned>(100 * read / size);
}

bool NumberedGames::found(const Place& place, const Diagnostic& diagnostic) {
  if (remarks_ != nullptr && diagnostic.severity != Severity::note) remarks_->push_back({place, diagnostic});
  return true;
}

// Lets the worker handle the chunk until Picker stops it.
void NumberedGames::process(Chunk& chunk) {
  chunk.handled = 0;
  chunk.begun = false;
  worker_.process(chunk);
}

NumberedGames::~NumberedGames() {
  leaves_ = true;
  if (next_.valid()) next_.wait();
}

// Starts reading the next part in another thread, while the parts before it are used.
void NumberedGames::read_ahead() {
  if (!whole_ && !next_.valid())
    next_ = std::async(std::launch::async, [this] { return reader_.next(reading_); });
}

bool NumberedGames::is_ready() {
  read_ahead();
  return whole_ || next_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

bool NumberedGames::read_on() {
  if (whole_) return false;
  read_ahead();
  constexpr auto patience = std::chrono::milliseconds(100);
  while (next_.wait_for(patience) != std::future_status::ready)
    if (stop_) leaves_ = true;
  const bool any = next_.get();
  error_ = read_error_;
  whole_ = !any;
  if (!any || !take_part()) return false;
  read_ahead();
  return true;
}

// Counts the games in the part that was read.
bool NumberedGames::take_part() {
  const bool kept = keep(reading_);
  if (reading_.first_of_file) worker_.open_file(reading_);
  file_ = reading_.file;
  if (file_->other) error_ = file_->path + ": " + file_->other->words;
  const bool is_last = reading_.last_of_file && !reader_.reads_container();
  whole_ = !kept || is_last || file_->other.has_value();
  if (!kept || file_->other) return false;
  Part part{.file = file_,
            .first = known_ + 1,
            .offset = reading_.offset,
            .before = std::exchange(kept_, kept_ + reading_.bytes.size()),
            .size = reading_.bytes.size(),
            .line = reading_.first_of_file ? 1 : reporter_.line(),
            .column = reading_.first_of_file ? 0 : reporter_.column(),
            .last_of_file = reading_.last_of_file,
            .oversized = reading_.oversized,
            .goes_on = reading_.goes_on};
  wish_ = {.next = part.first, .selected = selection_.takes_all() ? nullptr : &selected_};
  process(reading_);
  wish_.selected = nullptr;
  reporter_.report(reading_);
  known_ = wish_.next - 1;
  if (part.oversized && !part.goes_on) ++known_;
  if (known_ >= part.first) parts_.push_back(part);
  return true;
}

bool NumberedGames::keep(const Chunk& chunk) {
  const bool begun = file_ != nullptr || again_.begin(reader_.is_plain_file() ? chunk.file->path : "");
  if (begun && again_.keep(chunk.bytes)) return true;
  error_ = again_.error();
  return false;
}

std::size_t NumberedGames::part_of(std::uint64_t number) const {
  const auto after = std::upper_bound(parts_.begin(), parts_.end(), number,
                                      [](std::uint64_t n, const Part& part) { return n < part.first; });
  return static_cast<std::size_t>(after - parts_.begin()) - 1;
}

bool NumberedGames::load(const Part& part, Chunk& chunk) {
  chunk.clear_results();
  chunk.file = part.file;
  chunk.first_of_file = false;
  chunk.last_of_file = part.last_of_file;
  chunk.oversized = part.oversized;
  chunk.goes_on = part.goes_on;
  chunk.offset = part.offset;
  if (again_.load(part.before, part.size, chunk.bytes)) return true;
  error_ = again_.error();
  return false;
}

bool NumberedGames::play(std::uint64_t number, FoundGame& found, replay::LineFollower* lines) {
  const Part& part = parts_[part_of(number)];
  found.number = number;
  found.first = number;
  found.games = 1;
  found.record = Record();
  found.game.reset();
  found.replayed = {};
  found.remarks.clear();
  if (!load(part, found.chunk)) return false;
  wish_ = {.next = part.first, .found = &found, .lines = lines};
  process(found.chunk);
  wish_ = {};
  remarks_ = &found.remarks;
  FindingReporter reporter(*this, part.line, part.column);
  reporter.report(found.chunk);
  reporter.finish();
  remarks_ = nullptr;
  return true;
}

std::uint64_t NumberedGames::scan(std::uint64_t number, const Visit& visit) {
  const Part& part = parts_[part_of(number)];
  Chunk chunk;
  if (!load(part, chunk)) return number;
  wish_ = {.next = part.first, .visit = &visit, .from = number};
  process(chunk);
  return std::exchange(wish_, {}).next;
}

}  // namespace mt::archive
