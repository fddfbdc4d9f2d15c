// A run over an archive: reads files, replays their records in parallel, and writes records and diagnostics
// in the order of the input.
//
//   Job job;
//   job.task.files = {"club.pdn"};
//   const RunResult result = run(job, nullptr, {}, listener, stop);
//
// Memory use does not depend on the size of the files, and the results do not depend on the number of
// threads.
#pragma once
#include "movetext/archive/chunk_sink.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/destination.hpp"
#include "movetext/archive/image_sink.hpp"
#include "movetext/archive/jobs/job.hpp"

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

// These functions are called in the thread that called run(), in the order of the input.
class Listener : public FindingListener {
 public:
  // Reports a file that cannot be read; the run continues with the next.
  virtual void unreadable(std::string_view error) = 0;
  // Reports that `read` bytes of the current file have been read; `size` is the size of the file (0:
  // unknown). Both count compressed bytes if the file is compressed.
  virtual void progress(std::string_view /*file*/, std::uint64_t /*read*/, std::uint64_t /*size*/) {}
};

struct RunResult {
  Counts counts;
  std::uint64_t repeats = 0;   // records dropped by KeyOptions::unique
  std::uint64_t merged = 0;    // dropped records from which something was added to the kept record
  bool input_failed = false;   // a file could not be read to its end
  bool output_failed = false;  // `error` gives the reason; no output file got its name
  // The output has the extension of another format, or a limit was exceeded; `error` gives the reason.
  bool refused = false;
  // A stage has ended the run, for example because of OnError::stop. The records before that point are
  // written only if the output is standard output.
  bool stopped = false;
  bool unheard = false;      // the listener has ended the run
  bool interrupted = false;  // the parameter `stop` has ended the run
  std::string error;
};

// Output files of a run. The caller has opened those that are not null.
struct Destinations {
  Destinations(Destination* to, Destination* repeats_to = nullptr)  // NOLINT(google-explicit-constructor)
      : records(to), repeats(repeats_to) {}
  // Passes the chunks to `receiver` instead of writing records: a Tally counts them by Job::groups.
  explicit Destinations(ChunkSink& receiver) : records(nullptr), repeats(nullptr), sink(&receiver) {}
  // Passes the images of all records to `receiver` (Job::images). If `to` is not nullptr, the receiver writes
  // there.
  Destinations(ImageSink& receiver, Destination* to) : records(to), repeats(nullptr), images(&receiver) {}

  Destination* records;  // if nullptr, records are only checked
  Destination* repeats;  // receives records that KeyOptions::unique drops; if nullptr, they are only counted
  ChunkSink* sink = nullptr;
  ImageSink* images = nullptr;
};

// `rejects` is the path of a file for rejected records. After the run the file holds the rejected records of
// this run. If there are none, the file is removed unless it is an input file. If the path is empty, rejected
// records are only counted.
RunResult run(const Job& asked, Destinations to, const std::string& rejects, Listener& listener,
              const std::atomic<bool>& stop);

}  // namespace mt::archive
