// The one thread that writes: it commits what is queued, one transaction after the other.
#pragma once
#include "movetext/server/store/hearers.hpp"
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/meter.hpp"
#include "movetext/server/store/sqlite/connection.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <chrono>
#include <exception>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::sqlite {

class Writer {
 public:
  Writer(const std::string& file, const SqliteOptions& options, Hearers& hearers);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { stop(); }

  bool submit(Job& job) { return queue_.put(job); }
  void stop();
  StoreMetrics metrics() const { return meter_.read(queue_.size()); }

 private:
  struct Outcome {
    std::exception_ptr failure;
    std::vector<Change> changes;
  };

  void run();
  void commit(const std::vector<Job>& batch);
  // Fewer outcomes than jobs: one has failed, and the transaction has to be begun again.
  std::vector<Outcome> run_boldly(const std::vector<Job>& batch);
  // Each in a savepoint of its own.  Throws StoreError when nothing of the batch can be kept.
  std::vector<Outcome> run_jobs(const std::vector<Job>& batch);
  Outcome run_job(const Job& job);
  void tell(const std::vector<Job>& batch, const std::vector<Outcome>& outcomes);
  void keep_house();

  Connection connection_;
  JobQueue queue_;
  Hearers& hearers_;
  Meter meter_;
  std::chrono::milliseconds checkpoint_every_;
  std::chrono::steady_clock::time_point checkpointed_;
  std::chrono::steady_clock::time_point optimized_;
  std::thread thread_;
};

}  // namespace mt::server::sqlite
