// Receives whole records from a run, for work that needs several records at a time.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/destination.hpp"
#include "movetext/archive/jobs/job.hpp"

#include <atomic>
#include <cstdint>
#include <string>

namespace mt::archive {

// The job of the run must ask for images (Job::images). The functions are called in the thread that called
// run(), and add() in the order of the input.
class ImageSink {
 public:
  ImageSink() = default;
  ImageSink(const ImageSink&) = delete;
  ImageSink& operator=(const ImageSink&) = delete;
  virtual ~ImageSink() = default;

  // Takes the items of a chunk, each of which has a Copy. `line`: number of the line in the input file at
  // which the chunk begins. Like write(), returns false on failure; see error().
  [[nodiscard]] virtual bool add(const Chunk& chunk, std::uint64_t line) = 0;
  // Writes the records that are the result of the run. It is called if the run has a destination and was not
  // interrupted.
  [[nodiscard]] virtual bool write(const Job& /*job*/, Destination& /*out*/,
                                   const std::atomic<bool>& /*stop*/) {
    return true;
  }
  // Returns how many records write() has written.
  virtual std::uint64_t written() const { return 0; }
  const std::string& error() const { return error_; }
  // Returns whether the error is about the input or the options, and not a failure of the disk.
  bool refuses() const { return refuses_; }

 protected:
  bool fail(std::string error) {
    if (error_.empty()) error_ = std::move(error);
    return false;
  }
  bool refuse(std::string error) {
    refuses_ = true;
    return fail(std::move(error));
  }

 private:
  std::string error_;
  bool refuses_ = false;
};

}  // namespace mt::archive
