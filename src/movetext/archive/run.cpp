#include "movetext/archive/run.hpp"

#include "movetext/archive/chunk_reader.hpp"
#include "movetext/archive/committer.hpp"
#include "movetext/archive/companions.hpp"
#include "movetext/archive/core/format_guess.hpp"
#include "movetext/archive/core/output_name.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/digest.hpp"
#include "movetext/archive/each_record.hpp"
#include "movetext/archive/file_gate.hpp"
#include "movetext/archive/ordered.hpp"
#include "movetext/formats/table/formats.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace mt::archive {

namespace {

// Adds what needs files and libraries.
Task equipped(const Task& asked) {
  Task task = asked;
  task.digest = digest_of;
  if (task.selection.asks_for_numbers()) task.threads = 1;
  task.find_companions = find_companions;
  return task;
}

// Returns whether the output has the extension of the first input, one of texts that are read and written:
// such a name asks for no other format if the input is not what its name says.
bool is_named_like_input(const Task& task) {
  const Format* const named = format_of_output(task.output);
  return named != nullptr && named->reads() && !named->binary && !task.files.empty() &&
         has_name_of(task.files.front(), *named);
}

// Returns what the first record of the files is, as far as they can be read twice.
std::optional<RecordKind> first_kind(const Task& asked) {
  Task task;
  task.from = asked.from;
  task.game = asked.game;
  task.losing = asked.losing;
  task.charset = asked.charset;
  for (const std::string& path : asked.files) {
    std::error_code fault;
    if (path == "-" || !std::filesystem::is_regular_file(path, fault)) break;
    task.files.push_back(path);
  }
  std::optional<RecordKind> kind;
  if (task.files.empty()) return kind;
  static_cast<void>(for_each_record(std::move(task), [&](const PlayedRecord& played) {
    kind = kind_of(played);
    return false;
  }));
  return kind;
}

// Fills in the format to write if the first file, or the name of the output, decides it.  `objection`
// receives why the records may not be written under that name.
Task decided(const Task& asked, ChunkReader& reader, const Destinations& to, std::string& objection) {
  Task task = asked;
  if (!task.own_format || to.records == nullptr) return task;
  if (task.to == nullptr) {
    const Format* const first = reader.first_format();
    task.to = first != nullptr ? &canonical_format(*first) : &default_format();
  }
  task.is_named = !task.output.empty() && has_name_of(task.output, *task.to);
  const bool other = !task.output.empty() && !task.is_named && format_of_name(task.output) != nullptr;
  if (other) {
    const std::optional<RecordKind> kind = first_kind(task);
    const RecordKind* const first = kind ? &*kind : nullptr;
    if (const Format* const named = format_to_follow(task.output, *task.to, first)) {
      task.to = named;
      task.own_format = false;
      task.positions_alone = named->positions;
    } else if (reader.has_text() && !is_named_like_input(task)) {
      objection = objection_to_name(task.output, *task.to, first);
    }
  }
  for (Destination* out : {to.records, to.repeats})
    if (out != nullptr) out->set_frame(task.to->frame);
  return task;
}

}  // namespace

RunResult run(const Task& asked, Destinations to, const std::string& rejects, Listener& listener,
              const std::atomic<bool>& stop) {
  const Task complete = equipped(asked);
  ChunkReader reader(complete, listener, stop);
  std::string objection;
  const Task task = decided(complete, reader, to, objection);
  if (!objection.empty()) {
    RunResult refused;
    refused.refused = true;
    refused.error = std::move(objection);
    return refused;
  }
  Committer committer(task, to, rejects, listener);
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
