// Keeps the journal short without delaying commits.
//
// A thread with its own connection writes the journal back to the database. As commits continue meanwhile,
// the thread never reaches the end of the journal. When only little is left, the rest is written back between
// two commits, and the next commit begins at the start of the journal.
#pragma once
#include "movetext/server/store/sqlite/breakdown.hpp"
#include "movetext/server/store/sqlite/connection.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace mt::server::store::sqlite {

class JournalKeeper {
 public:
  JournalKeeper(const std::string& file, const SqliteOptions& options, Breakdown& breakdown);
  JournalKeeper(const JournalKeeper&) = delete;
  JournalKeeper& operator=(const JournalKeeper&) = delete;
  ~JournalKeeper() { stop(); }

  // Does the work that is due now. The thread of `writer` calls it between two commits.
  void look_after(Connection& writer);
  // Writes back as much as possible and empties the journal, without waiting until this is due.
  void cut(Connection& writer);
  void stop();

 private:
  void run();
  void ask(int pages);
  void finish(Connection& writer, Checkpoint how);
  bool is_busy() const;
  void await_idle();

  Connection connection_;
  Breakdown& breakdown_;
  int step_;  // number of pages to write back at a time
  std::chrono::milliseconds cut_every_;
  std::chrono::steady_clock::time_point was_cut_;
  // Length of the journal when the thread was last asked to write it back, in pages.
  int asked_ = 0;
  mutable std::mutex mutex_;  // guards the members below
  std::condition_variable changed_;
  bool busy_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
