#include "movetext/archive/run.hpp"

#include "movetext/archive/chunk_reader.hpp"
#include "movetext/archive/committer.hpp"
#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/digest.hpp"
#include "movetext/archive/each_record.hpp"
#include "movetext/archive/file_gate.hpp"
#include "movetext/archive/jobs/output_name.hpp"
#include "movetext/archive/ordered.hpp"
#include "movetext/archive/stages/require_room.hpp"
#include "movetext/archive/stages/set_terms.hpp"
#include "movetext/archive/stages/sought_records.hpp"
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace mt::archive {

namespace {

// Returns whether the records of a file are numbered, and so must be read in sequence.
bool asks_for_numbers(const Job& job) {
  return job.selection.asks_for_numbers() ||
         std::ranges::any_of(job.groups, [](const GroupKey& key) { return key.name == FilterName::number; });
}

// Returns the job with those parts added that need files or libraries.
Job equipped(const Job& asked) {
  Job job = asked;
  job.keys.digest = digest_of;
  if (asks_for_numbers(job)) job.task.threads = 1;
  return job;
}

// Returns whether the output has the same extension as the first input, and a text format that can be read
// and written has this extension. With such a name the user does not ask for another format, even if the
// input is not in the format that its name suggests.
bool is_named_like_input(const Job& job) {
  const Format* const named = format_of_output(job.output.name);
  return named != nullptr && named->reads() && !named->binary && !job.task.files.empty() &&
         has_name_of(job.task.files.front(), *named);
}

// Returns the kind of the first record in those files that can be read twice.
std::optional<RecordKind> first_kind(const Job& job) {
  Task task = job.task;
  task.files.clear();
  for (const std::string& path : job.task.files) {
    std::error_code fault;
    if (path == "-" || !std::filesystem::is_regular_file(path, fault)) break;
    task.files.push_back(path);
  }
  std::optional<RecordKind> kind;
  if (task.files.empty()) return kind;
  ReplayTerms terms;
  terms.losing = job.terms.losing;
  task.stages = {set_terms(terms)};
  static_cast<void>(for_each_record(std::move(task), [&](const PlayedRecord& played) {
    kind = kind_of(played);
    return false;
  }));
  return kind;
}

// Sets the output format if the first file or the name of the output decides it. Returns an error message if
// the records must not be written under that name, else an empty string.
std::string decide_output(Job& job, ChunkReader& reader, const Destinations& to) {
  OutputOptions& output = job.output;
  std::string objection;
  if (!output.own_format || to.records == nullptr) return objection;
  if (output.to == nullptr) {
    const Format* const first = reader.first_format();
    output.to = first != nullptr ? &canonical_format(*first) : &default_format();
  }
  output.is_named = !output.name.empty() && has_name_of(output.name, *output.to);
  if (!output.name.empty() && !output.is_named && format_of_name(output.name) != nullptr) {
    const std::optional<RecordKind> kind = first_kind(job);
    const RecordKind* const first = kind ? &*kind : nullptr;
    if (const Format* const named = format_to_follow(output.name, *output.to, first)) {
      output.to = named;
      output.own_format = false;
      output.positions_alone = named->positions;
    } else if (reader.has_text() && !is_named_like_input(job)) {
      objection = objection_to_name(output.name, *output.to, first);
    }
  }
  for (Destination* out : {to.records, to.repeats})
    if (out != nullptr) out->set_frame(output.to->frame);
  return objection;
}

}  // namespace

namespace {

// Returns whether a format can hold all records of a game.
bool holds_all(const Format& format, const GameSpec& game) {
  return format.holds(*game.family().convention) && format.obstacle == nullptr && format.losses == nullptr &&
         format.family.empty() && format.game.empty();
}

// Returns whether records that are replayed and not selected leave no trace but their counts, if nothing was
// found in them when they were added to a database.
bool only_counts(const Job& job, const Destinations& to, const GameSpec& game, std::string_view path) {
  const ReplayTerms& terms = job.terms;
  if (job.outcomes || job.ply_counts != PlyCounts::ignore || job.task.policy != Policy::archive ||
      job.splits_lines || terms.fix_result || terms.fix_ambiguous || terms.reading_letters)
    return false;
  const OutputOptions& output = job.output;
  if (output.to == nullptr) return to.records == nullptr;
  return !output.refuse_setups && !output.writes_positions() &&
         holds_all(format_to_fit(output, *game.family().convention, path), game);
}

// Returns which records the job needs, or nullopt if it needs all.
std::optional<SoughtRecords> sought_by(const Job& job, const Destinations& to) {
  const Task& task = job.task;
  const bool is_usual = task.from == nullptr && !task.game && !task.charset && !task.nested_comments &&
                        !job.terms.losing && job.output.on_error != OnError::stop;
  if (!is_usual || job.selection.takes_all() || asks_for_numbers(job)) return std::nullopt;
  return SoughtRecords{.selection = &job.selection,
                       .first_bytes = task.chunk_bytes,
                       .unifies_names = job.names != nullptr,
                       .only_counts = [&job, &to](const GameSpec& game, std::string_view path) {
                         return only_counts(job, to, game, path);
                       }};
}

// Returns the inputs of the job, with containers that may leave out what it does not need.
Task inputs_of(const Job& job, const Destinations& to) {
  Task inputs = job.task;
  const std::optional<SoughtRecords> sought = sought_by(job, to);
  if (!sought || !inputs.open_container) return inputs;
  inputs.open_container = [open = inputs.open_container, sought = *sought](const std::string& path) {
    std::unique_ptr<Container> container = open(path);
    if (container) container->look_for(sought);
    return container;
  };
  return inputs;
}

}  // namespace

RunResult run(const Job& asked, Destinations to, const std::string& rejects, Listener& listener,
              const std::atomic<bool>& stop) {
  Job job = equipped(asked);
  const Task inputs = inputs_of(job, to);
  ChunkReader reader(inputs, listener, stop,
                     job.output.shows_replay() ? Results::positions : Results::records);
  if (std::string objection = decide_output(job, reader, to); !objection.empty()) {
    RunResult refused;
    refused.refused = true;
    refused.error = std::move(objection);
    return refused;
  }
  const Task task = with_stages(job);
  Committer committer(job, to, rejects, listener);
  std::deque<Worker> workers;
  for (unsigned i = 0; i < std::max(1U, task.threads); ++i) workers.emplace_back(task, stop);
  FileGate gate;
  bool going = true;
  // Handles chunks that contain a large record, or whose results are too large to be kept.
  Worker rest(task, stop, [&](const Chunk& chunk) { going = going && !stop && committer.commit(chunk); });
  run_ordered<Chunk>(
      task.threads, [&](Chunk& chunk) { return reader.next(chunk); },
      [&](Chunk& chunk, unsigned worker) {
        gate.pass(chunk, workers[worker]);
        workers[worker].process(chunk);
      },
      [&](Chunk& chunk) {
        for (;;) {
          if (stop || !going || !committer.commit(chunk)) return false;
          if (chunk.is_handled()) return true;
          rest.process(chunk);
        }
      });
  RunResult result = committer.finish(stop, reader.failed());
  result.counts.games += reader.unread().games;
  result.counts.moves += reader.unread().moves;
  result.input_failed = reader.failed();
  result.interrupted = stop;
  return result;
}

}  // namespace mt::archive
