// The part of the pipeline that runs in parallel: it reads and replays the records of a chunk, and passes
// them through the stages of the task.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/handling.hpp"
#include "movetext/archive/core/pieces.hpp"
#include "movetext/archive/core/record_player.hpp"
#include "movetext/archive/core/stages.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/record/reading.hpp"

#include <atomic>
#include <cstdint>

namespace mt::archive {

// Each thread has a worker that handles usual records. It pauses before a record that needs much memory. An
// additional worker handles such records. The results of a chunk depend only on the chunk and the task.
class Worker {
 public:
  // When `stop` becomes true, the worker leaves the chunk, and the results of the chunk are invalid. A worker
  // with `commit` handles records of any size, and commits long records in pieces.
  Worker(const Task& task, const std::atomic<bool>& stop, Commit commit = {});
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker() = default;

  // Decides the format of a file, and the game of those records that do not name a game, unless they are
  // already decided. `chunk` must be the first chunk of the file. Must be called before any chunk of the file
  // is handled.
  void open_file(Chunk& chunk);
  // Handles the rest of the chunk. Stops before its end if there are so many results that they should be
  // committed first, or before a large record.
  void process(Chunk& chunk);

 private:
  void handle_records(Chunk& chunk);
  bool read(Chunk& chunk);
  Next handle(Passing& passing);
  Next pass_through(Chunk& chunk);
  bool takes_all() const { return commit_ != nullptr; }

  const Task& task_;
  const std::atomic<bool>& stop_;
  Commit commit_;
  std::uint64_t number_ = 0;  // number of the record in its file, if stages ask for it
  Handling handling_{.number = &number_};
  Stages stages_;
  ReadOptions reading_;
  RecordPlayer player_;
  Record record_;
};

}  // namespace mt::archive
