// The only thread that writes to the database. It commits queued jobs in one transaction at a time; the
// Syncer waits for the disk.
#pragma once
#include "movetext/server/store/change_listeners.hpp"
#include "movetext/server/store/commit_counters.hpp"
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/sqlite/breakdown.hpp"
#include "movetext/server/store/sqlite/connection.hpp"
#include "movetext/server/store/sqlite/journal_keeper.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"
#include "movetext/server/store/sqlite/syncer.hpp"

#include <chrono>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::store::sqlite {

class Writer {
 public:
  Writer(const std::string& file, const SqliteOptions& options, ChangeListeners& listeners);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { stop(); }

  bool submit(Job& job) { return queue_.put(job); }
  void stop();
  void on_commit(const CommitListener& listener) { counters_.on_commit(listener); }
  StoreMetrics metrics() const { return counters_.read(queue_.size()); }
  // Waits until everything that readers may have seen is on disk. Throws StoreError.
  void await_disk() { syncer_->await_all(); }
  void on_failure(std::function<void(const std::string&)> listener) {
    breakdown_.on_happening(std::move(listener));
  }

 private:
  void settle();
  void run();
  void commit(std::vector<Job> batch);
  std::vector<JobOutcome> committed(const std::vector<Job>& batch);
  // Returns fewer outcomes than jobs if a job failed; the transaction must then be started again.
  std::vector<JobOutcome> run_boldly(const std::vector<Job>& batch);
  // Runs each job in its own savepoint. Throws StoreError if no job of the batch can be kept.
  std::vector<JobOutcome> run_jobs(const std::vector<Job>& batch);
  JobOutcome run_job(const Job& job);
  void keep_house();
  void end();

  Breakdown breakdown_;
  Connection connection_;  // closed last, because the journal exists only as long as this connection is open
  JobQueue queue_;
  CommitCounters counters_;
  std::chrono::steady_clock::time_point optimized_;
  std::optional<Syncer> syncer_;
  std::optional<JournalKeeper> journal_;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
