#include "movetext/archive/run.hpp"

#include "movetext/archive/chunk_reader.hpp"
#include "movetext/archive/committer.hpp"
#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/digest.hpp"
#include "movetext/archive/file_gate.hpp"
#include "movetext/archive/jobs/output_name.hpp"
#include "movetext/archive/ordered.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <deque>

namespace mt::archive {

namespace {

// Adds what needs files and libraries.
Job equipped(const Job& asked) {
  Job job = asked;
  job.keys.digest = digest_of;
  if (job.selection.asks_for_numbers()) job.task.threads = 1;
  return job;
}

// Returns whether the output has the extension of the first input: such a name asks for no other format, even
// if the input is not what its name suggests.
bool is_named_like_input(const Job& job) {
  const Format* const named = format_of_output(job.output.name);
  return named != nullptr && !job.task.files.empty() && has_name_of(job.task.files.front(), *named);
}

// Fills in the format to write if the first file, or the name of the output, decides it.
void decide_output(Job& job, ChunkReader& reader, const Destinations& to) {
  OutputOptions& output = job.output;
  if (!output.own_format || to.records == nullptr) return;
  if (output.to == nullptr) {
    const Format* const first = reader.first_format();
    output.to = first != nullptr ? &canonical_format(*first) : &default_format();
  }
  const Format* const named = format_to_follow(output.name, *output.to);
  if (named != nullptr && !is_named_like_input(job)) {
    output.to = named;
    output.own_format = false;
  }
  for (Destination* out : {to.records, to.repeats})
    if (out != nullptr) out->set_frame(output.to->frame);
}

// Returns why the records may not be written under the name of the output; empty if they may.
std::string objection_to_output(const Job& job, ChunkReader& reader, const Destinations& to) {
  const bool is_canonical =
      job.output.own_format && to.records != nullptr && !job.output.name.empty() && !is_named_like_input(job);
  return is_canonical && reader.has_text() ? objection_to_name(job.output.name, *job.output.to)
                                           : std::string();
}

}  // namespace

RunResult run(const Job& asked, Destinations to, const std::string& rejects, Listener& listener,
              const std::atomic<bool>& stop) {
  Job job = equipped(asked);
  const Task inputs = job.task;
  ChunkReader reader(inputs, listener, stop,
                     job.output.writes_positions() ? Results::positions : Results::records);
  decide_output(job, reader, to);
  if (std::string objection = objection_to_output(job, reader, to); !objection.empty()) {
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
  // Handles chunks whose results are too large to be kept, or that have a large record.
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
  result.input_failed = reader.failed();
  result.interrupted = stop;
  return result;
}

}  // namespace mt::archive
