#include "movetext/cli/engine/analysis.hpp"

#include "movetext/engine/analysis/remarks.hpp"
#include "movetext/formats/table/formats.hpp"

#include <utility>
#include <vector>

namespace mt::cli {
namespace {

constexpr std::size_t most_waiting = 64;  // maximum number of games that were read but not analysed

}  // namespace

Analysis::Analysis(engine::Analyst& analyst, GameReceiver* receiver, const std::atomic<bool>& stop,
                   std::function<void(const engine::AnalystCounts&)> progress)
    : analyst_(analyst), receiver_(receiver), stop_(stop), progress_(std::move(progress)) {}

// Prepares a job that reads and replays its records but does not write them.
void Analysis::prepare(archive::Job& job) {
  to_ = std::exchange(job.output.to, nullptr);
  job.output.own_format = false;
  job.task.threads = 1;
  job.terms.notation.reset();
  job.groups.clear();
}

std::uint64_t Analysis::count(archive::Job job, bool keeps_faulty) {
  prepare(job);
  std::uint64_t positions = 0;
  job.task.stages.push_back(archive::visit_records([&](const archive::PlayedRecord& seen) {
    if (seen.game != nullptr && (keeps_faulty || seen.is_good())) positions += seen.replayed.plies + 1;
    return !stop_;
  }));
  SilentListener listener;
  run(job, nullptr, {}, listener, stop_);
  return positions;
}

archive::RunResult Analysis::study(archive::Job job, bool keeps_faulty, archive::Listener& listener) {
  prepare(job);
  job.task.stages.push_back(archive::visit_records(
      [&](const archive::PlayedRecord& seen) { return see(seen, keeps_faulty); }, &positions_));
  archive::RunResult result = run(job, nullptr, {}, listener, stop_);
  wait_until(0);
  finish_games();
  result.interrupted = result.interrupted || stop_;
  return result;
}

bool Analysis::see(const archive::PlayedRecord& seen, bool keeps_faulty) {
  if (place_.file != seen.file) place_ = {.file = std::string(seen.file), .number = 0};
  ++place_.number;
  const bool is_wanted = seen.game != nullptr && !seen.replayed.bad_start && !positions_.is_cut() &&
                         (keeps_faulty || seen.is_good());
  if (is_wanted && !has_place(seen)) {
    ++without_place_;
  } else if (is_wanted) {
    auto course = std::make_shared<const engine::Course>(course_of(seen.record, *seen.game));
    if (!course->decisions.empty()) {
      const bool is_judged =
          receiver_ == nullptr ||
          receiver_->read(place_, seen, *course,
                          [this](std::optional<std::uint32_t> event) { return positions_.after(event); });
      const auto number = is_judged ? std::optional(analyst_.add(course)) : std::nullopt;
      pending_.push_back({number, place_, std::move(course)});
    }
  }
  positions_.clear();
  const bool goes_on = wait_until(most_waiting);
  finish_games();
  return goes_on && !is_refused_;
}

// Returns whether the values of a game can be written. A receiver can use those of all games.
bool Analysis::has_place(const archive::PlayedRecord& seen) const {
  const Format& format = to_ != nullptr ? *to_ : canonical_format(seen.format);
  return receiver_ != nullptr || format_for(format, *seen.record.convention).annotations.values;
}

// Waits until at most `waiting` games still wait for the analyst. Returns false if the user ends the run.
bool Analysis::wait_until(std::size_t waiting) {
  while (analyst_.waiting() > waiting) {
    if (stop_) {
      analyst_.stop();
      return false;
    }
    analyst_.wait_a_moment();
    progress_(analyst_.counts());
  }
  return !stop_;
}

// Counts the finished games and passes them on.
void Analysis::finish_games() {
  const auto is_done = [&](const Pending& game) { return !game.number || analyst_.is_done(*game.number); };
  while (!pending_.empty() && !stop_ && is_done(pending_.front())) {
    const Pending game = std::move(pending_.front());
    pending_.pop_front();
    std::vector<engine::Judgement> judgements;
    if (game.number) judgements = analyst_.judgements(*game.course);
    for (const engine::Judgement& judgement : judgements)
      mistakes_ += judgement.mark >= engine::Mark::mistake ? 1 : 0;
    if (receiver_ == nullptr) continue;
    const std::string_view engine =
        game.number ? std::string_view(analyst_.engine_of(*game.course->game)) : std::string_view();
    is_refused_ = is_refused_ || !receiver_->judged({game.place, engine, *game.course, judgements});
  }
}

void Analysis::edit(Record& record, const archive::Editing& editing) {
  const Annotations& room = editing.format.annotations;
  if (!positions_.is_cut() && room.values) {
    const engine::Course course = course_of(record, editing.game);
    const auto judgements = analyst_.judgements(course);
    const auto remarks = engine::remarks_on(record, course, judgements, editing.notation);
    engine::annotate(record, remarks,
                     {.glyphs = room.glyphs, .variations = room.variations, .properties = room.properties});
  }
  positions_.clear();
}

engine::Course Analysis::course_of(const Record& record, const AnyGame& game) {
  return engine::course_of(record, shared(game),
                           [this](std::optional<std::uint32_t> event) { return positions_.after(event); });
}

// Returns a game with the same rules that stays valid longer than the game of the worker.
std::shared_ptr<const AnyGame> Analysis::shared(const AnyGame& game) {
  std::shared_ptr<const AnyGame>& known = games_[key_of(game.spec())];
  if (!known) known = make_game(game.spec());
  return known;
}

}  // namespace mt::cli
