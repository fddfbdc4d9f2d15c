// A thread that commits queued jobs through its own connection, many jobs in one transaction.
#pragma once
#include "movetext/server/store/commit_counters.hpp"
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/postgresql/job_session.hpp"
#include "movetext/server/store/postgresql/read_ahead.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::store::postgresql {

class Batcher {
 public:
  using Changed = std::function<void(const std::vector<Change>&)>;

  // Connects to the database; throws StoreError. Calls `changed` with the changes after each commit.
  Batcher(std::string address, std::size_t capacity, BatchLimits limits, CommitCounters& counters,
          Changed changed);
  Batcher(const Batcher&) = delete;
  Batcher& operator=(const Batcher&) = delete;
  ~Batcher() { stop(); }

  bool submit(Job& job) { return queue_.put(job); }
  std::size_t size() const { return queue_.size(); }
  void close() { queue_.close(); }
  void stop();

 private:
  struct Outcome {
    std::exception_ptr failure;
    std::vector<Change> changes;
  };
  struct Batch {
    std::vector<Job> jobs;
    std::vector<Care> paces;  // one for each job
    std::vector<Outcome> outcomes;
    bool commit_sent = false;
  };

  void run();
  void commit(Batch& batch);
  bool connected();
  // Runs the jobs and commits them. Returns false if the batch must be run again, either with Care::careful
  // for some of its jobs, or unchanged after a short wait. If attempt() throws an exception, this exception
  // is the answer to all jobs.
  bool attempt(Batch& batch, int attempts);
  void run_all(Batch& batch);
  Outcome run_job(const Job& job, Care pace);
  bool run_once(const Job& job, Care pace, Outcome& outcome);
  void roll_back();
  static void make_careful(Batch& batch, std::size_t culprit, int attempts);
  void report(const Batch& batch);
  void fail(const Batch& batch, const std::exception_ptr& failure);

  std::string address_;
  JobQueue queue_;
  CommitCounters& counters_;
  Changed changed_;
  std::optional<Link> link_;
  ReadAhead ahead_;
  std::chrono::milliseconds backoff_{0};
  std::chrono::steady_clock::time_point next_try_;
  std::thread thread_;
};

}  // namespace mt::server::store::postgresql
