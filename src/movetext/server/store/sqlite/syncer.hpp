// A thread that waits for the disk, so that the thread that commits does not have to wait.
//
// Commits are written to the journal without a sync. This thread syncs the journal once for all batches that
// were committed before the sync, and then the CommitReporter answers their jobs. In the meantime, the next
// batch runs. No job is answered while a power failure could still undo its commit. SQLite reads the journal
// from the start and stops at the first damage, so a power failure can undo only the last commits, never a
// commit before them.
#pragma once
#include "movetext/server/store/commit_counters.hpp"
#include "movetext/server/store/sqlite/breakdown.hpp"
#include "movetext/server/store/sqlite/commit_reporter.hpp"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::store::sqlite {

class Syncer {
 public:
  // Syncs the journal of the database `file`. A connection to the database must have been used before, and
  // must stay open as long as the Syncer exists, so that the journal remains the same file. If `sync` is set,
  // it is called instead of fdatasync. Throws StoreError if the disk fails to store the contents of the
  // journal.
  Syncer(const std::string& file, std::function<int(int descriptor)> sync, ChangeListeners& listeners,
         Breakdown& breakdown, CommitCounters& counters);
  Syncer(const Syncer&) = delete;
  Syncer& operator=(const Syncer&) = delete;
  ~Syncer();

  // Waits while too many batches are not yet synced. Jobs that arrive during the wait are then committed
  // together.
  void await_room();
  // Records that the commit of the next batch is about to start, because readers may see that batch from now
  // on.
  void announce();
  // Takes the batch that was announced, or a batch that failed before its commit. The jobs of the batch are
  // answered after the next sync; if the disk fails, the answer is that failure.
  void put(Batch batch);
  // Waits until everything that readers may have seen is on disk. Throws StoreError if the disk has failed.
  // On the thread of the CommitReporter this returns at once, because that thread would wait for its own
  // work.
  void await_all();
  // Waits until all batches are answered, then ends the thread.
  void stop();

 private:
  void run();
  void sync();
  void judge(std::vector<Batch>& committed);

  int journal_ = -1;
  std::string name_;
  std::function<int(int)> sync_;
  Breakdown& breakdown_;
  CommitCounters& counters_;
  CommitReporter reporter_;
  std::mutex mutex_;  // guards the members below
  std::condition_variable changed_;
  std::vector<Batch> waiting_;
  bool is_announced_ = false;    // whether announced_ already counts the next batch
  std::uint64_t announced_ = 0;  // number of announced batches
  std::uint64_t synced_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
