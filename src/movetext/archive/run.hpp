// A run over an archive reads files, replays their records in parallel, and writes records and diagnostics in
// the order of the input.
//
//   Job job;
//   job.task.files = {"club.pdn"};
//   const RunResult result = run(job, nullptr, {}, listener, stop);
//
// Memory does not depend on the size of the files, and what comes out does not depend on the number of
// threads.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/destination.hpp"
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/tally.hpp"

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

// The thread that runs run() calls these functions, in the order of the input.
class Listener : public FindingListener {
 public:
  // Reports a file that cannot be read; the run goes on with the next.
  virtual void unreadable(std::string_view error) = 0;
  // Reports that `read` of `size` bytes of the current file (0: unknown) are read, compressed as they are.
  virtual void progress(std::string_view /*file*/, std::uint64_t /*read*/, std::uint64_t /*size*/) {}
};

struct RunResult {
  Counts counts;
  std::uint64_t repeats = 0;   // dropped by KeyOptions::unique
  std::uint64_t merged = 0;    // ... which had something that was added to the record that stays
  bool input_failed = false;   // a file could not be read, or not to its end
  bool output_failed = false;  // `error` says why; nothing was written under its name
  bool refused = false;        // the name of the output belongs to another format: `error` says which
  bool stopped = false;        // by OnError::stop or another stage: only standard output has what was before
  bool unheard = false;        // the listener has ended the run
  bool interrupted = false;    // by `stop`
  std::string error;
};

// Where records go; what is given is open.
struct Destinations {
  Destinations(Destination* to, Destination* repeats_to = nullptr)  // NOLINT(google-explicit-constructor)
      : records(to), repeats(repeats_to) {}
  // Records are counted by Job::groups, and not written.
  explicit Destinations(Tally& counts) : records(nullptr), repeats(nullptr), tally(&counts) {}

  Destination* records;  // nullptr: they are only checked
  Destination* repeats;  // those that KeyOptions::unique drops; nullptr: they are only counted
  Tally* tally = nullptr;
};

// `rejects` is the path for rejected records; afterwards a file of that name holds those of this run, and if
// there are none it is gone, unless it is an input file.  Empty: they are only counted.
RunResult run(const Job& asked, Destinations to, const std::string& rejects, Listener& listener,
              const std::atomic<bool>& stop);

}  // namespace mt::archive
