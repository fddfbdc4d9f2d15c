// A thread that waits for the disk, so that the thread that commits does not have to.
//
// Commits are written to the journal without a sync.  This thread syncs the journal once for all batches that
// were committed before, and then has their jobs answered; meanwhile the next batch runs.  So no job is
// answered while a power failure can still undo its commit, as if each commit had waited for the disk.
// SQLite reads the journal from its start to the first damage, so a power failure undoes the last commits,
// never some in between.
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
  // Syncs the journal of the database `file`.  A connection to the database must have been used and must stay
  // open as long as the Syncer exists, so that the journal remains the same file.  `sync` is called instead
  // of fdatasync, unless it is empty.  Throws StoreError if the disk fails to store the contents of the
  // journal.
  Syncer(const std::string& file, std::function<int(int descriptor)> sync, ChangeListeners& listeners,
         Breakdown& breakdown, CommitCounters& counters);
  Syncer(const Syncer&) = delete;
  Syncer& operator=(const Syncer&) = delete;
  ~Syncer();

  // Waits while too many batches are not yet synced, so that jobs that arrive in the meantime are committed
  // together.
  void await_room();
  // Records that the commit of the next batch is about to start: from now on readers may see it.
  void announce();
  // Takes that batch, or one that failed before its commit.  Its jobs are answered after the next sync; if
  // the disk fails, with that failure.
  void put(Batch batch);
  // Waits until everything that readers may have seen is on disk.  Throws StoreError if the disk has failed.
  // On the thread of the CommitReporter it returns at once, because that thread must not wait for itself.
  void await_all();
  // Waits until the remaining batches are answered, and then ends.
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
  bool is_announced_ = false;    // the next batch is counted in announced_
  std::uint64_t announced_ = 0;  // number of batches, as is synced_
  std::uint64_t synced_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
