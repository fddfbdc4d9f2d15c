// Lets one worker decide the kind and the game of a file before the other workers handle its chunks.
//
//   FileGate gate;
//   gate.pass(chunk, worker);  // in the thread of the worker
//   worker.process(chunk);
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/worker.hpp"

#include <condition_variable>
#include <mutex>

namespace mt::archive {

// Workers take the first chunk of a file before its other chunks. So a thread that waits here waits for a
// worker that is already handling the first chunk. The reading thread does not wait: it continues with the
// next files.
class FileGate {
 public:
  void pass(Chunk& chunk, Worker& worker) {
    bool& decided = chunk.file->game_decided;
    if (chunk.first_of_file) {
      worker.open_file(chunk);
      const std::lock_guard lock(mutex_);
      decided = true;
      decided_.notify_all();
    } else {
      std::unique_lock lock(mutex_);
      decided_.wait(lock, [&] { return decided; });
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable decided_;
};

}  // namespace mt::archive
