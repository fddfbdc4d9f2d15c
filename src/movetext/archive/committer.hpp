// The end of the pipeline: chunks arrive in order, diagnostics are reported, records are written.
#pragma once
#include "movetext/archive/collector.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/teller.hpp"
#include "movetext/archive/rejects.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stale_file.hpp"

#include <atomic>
#include <optional>
#include <string>

namespace mt::archive {

class Committer {
 public:
  Committer(const Job& job, Destinations to, std::string rejects, Listener& listener)
      : out_(to.records),
        repeats_(to.repeats),
        tally_(to.tally),
        teller_(listener),
        stale_rejects_(rejects, job.task.files),
        rejects_(std::move(rejects)),
        policy_(job.task.policy) {
    const auto tell = [this](const Place& place, const std::string& message) {
      return tell_of_copy(place, message);
    };
    if (out_ != nullptr && Collector::serves(job)) collector_.emplace(job, *out_, repeats_, tell);
  }

  // Commits a chunk; returns false when the run is over.
  bool commit(const Chunk& chunk);
  // Writes what was sorted and gives the files their names.  It does neither after an interruption, or when
  // the input was not read to its end or the run has stopped at an error: a part of an archive must not take
  // the place of the whole.
  RunResult finish(const std::atomic<bool>& stop, bool input_failed);

 private:
  bool write(const Chunk& chunk);
  bool write_rejects(const Chunk& chunk);
  void write_files(const std::atomic<bool>& stop, bool input_failed);
  bool tell_of_copy(const Place& place, const std::string& message);
  bool write_collected(const std::atomic<bool>& stop);
  bool fail(const std::string& error);

  Destination* out_;
  Destination* repeats_;  // of what is dropped
  Tally* tally_;
  Teller teller_;
  RunResult result_;
  StaleFile stale_rejects_;
  Rejects rejects_;
  Policy policy_;
  std::uint64_t line_ = 1;              // of the beginning of the chunk that is committed
  std::optional<Collector> collector_;  // of records that wait for the end of the input
};

}  // namespace mt::archive
