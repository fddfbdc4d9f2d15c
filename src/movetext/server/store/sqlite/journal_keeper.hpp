// Keeps the journal short without keeping commits waiting.
//
// What was committed goes back into the database on a thread with a connection of its own, while more is
// committed; so that thread never gets to the end.  The little that is left then is written back between two
// commits, and the journal begins anew.
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

  // Does what is due; between two commits of `writer`, on its thread.
  void look_after(Connection& writer);
  // Writes back what can be and empties the journal, at once.
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
  int step_;  // pages that are written back at a time
  std::chrono::milliseconds cut_every_;
  std::chrono::steady_clock::time_point was_cut_;
  int asked_ = 0;             // pages of the journal when they were last asked to be written back
  mutable std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  bool busy_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
