// The end of the pipeline: receives chunks in order, reports diagnostics, and writes records.
#pragma once
#include "movetext/archive/collector.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/finding_reporter.hpp"
#include "movetext/archive/rejects.hpp"
#include "movetext/archive/run.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace mt::archive {

class Committer {
 public:
  Committer(const Job& job, Destinations to, std::string rejects, Listener& listener)
      : out_(to.records),
        repeats_(to.repeats),
        sink_(to.sink),
        images_(to.images),
        job_(job),
        reporter_(listener),
        rejects_(std::move(rejects), job.task.files),
        policy_(job.task.policy) {
    const auto tell = [this](const Place& place, const std::string& message) {
      return report_copy(place, message);
    };
    if (out_ != nullptr && images_ == nullptr && Collector::serves(job))
      collector_.emplace(job, *out_, repeats_, tell);
  }

  // Commits a chunk. Returns false when the run is over.
  bool commit(const Chunk& chunk);
  // Writes the sorted records and gives the output files their names. Does neither if the run was
  // interrupted, if the input failed, or if the run stopped at an error: an incomplete output must not
  // replace a complete archive.
  RunResult finish(const std::atomic<bool>& stop, bool input_failed);

 private:
  bool write(const Chunk& chunk);
  bool write_rejects(const Chunk& chunk);
  void write_files(const std::atomic<bool>& stop, bool input_failed);
  bool report_copy(const Place& place, const std::string& message);
  bool write_collected(const std::atomic<bool>& stop);
  bool write_images(const std::atomic<bool>& stop);
  bool fail(const ImageSink& sink);
  bool fail(const std::string& error);

  Destination* out_;
  Destination* repeats_;  // receives the dropped repeats
  ChunkSink* sink_;
  ImageSink* images_;
  const Job& job_;
  FindingReporter reporter_;
  RunResult result_;
  Rejects rejects_;
  Policy policy_;
  std::uint64_t line_ = 1;              // line of the input file at which the committed chunk begins
  std::optional<Collector> collector_;  // set if the records wait for the end of the input
};

}  // namespace mt::archive
