// The thread that waits for the disk, so that the one that commits need not.
//
// Commits are written to the journal without being synced.  This thread syncs it once for all batches that
// were committed before, and has their jobs told then; meanwhile the next batch runs.  So nobody is told of a
// commit that power can still take away, which is all that a sync by the commit itself would give; and
// because the journal is read from its start to its first damage, what is lost with the power is the end of
// what was committed, never its middle.
#pragma once
#include "movetext/server/store/meter.hpp"
#include "movetext/server/store/sqlite/breakdown.hpp"
#include "movetext/server/store/sqlite/teller.hpp"

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
  // Of the journal of the database `file`: some connection to it must have been used, and stay open as long
  // as this lives, so that the journal remains the same file.  `sync` is fdatasync or stands in for it.
  // Throws StoreError when the disk does not keep what is in the journal now.
  Syncer(const std::string& file, std::function<int(int descriptor)> sync, Hearers& hearers,
         Breakdown& breakdown, Meter& meter);
  Syncer(const Syncer&) = delete;
  Syncer& operator=(const Syncer&) = delete;
  ~Syncer();

  // Waits until few enough batches are on their way, so that what comes meanwhile is committed together.
  void await_room();
  // From now on the next batch may be seen by who reads: its commit is about to begin.
  void announce();
  // That batch, or one that has failed before its commit: it is told after the next sync, or that the disk
  // has failed.
  void put(Batch batch);
  // Waits until all that may be seen by now is on the disk.  Throws StoreError: the disk has failed.  Returns
  // at once on the thread that tells: nobody else would be told meanwhile.
  void await_all();
  // Tells what is left, then ends.
  void stop();

 private:
  void run();
  void sync();
  void judge(std::vector<Batch>& committed);

  int journal_ = -1;
  std::string name_;
  std::function<int(int)> sync_;
  Breakdown& breakdown_;
  Meter& meter_;
  Teller teller_;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::vector<Batch> waiting_;
  bool is_announced_ = false;    // the next one
  std::uint64_t announced_ = 0;  // batches
  std::uint64_t synced_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
