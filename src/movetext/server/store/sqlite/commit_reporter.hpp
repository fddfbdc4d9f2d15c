// A thread that reports synced commits: it answers the jobs and calls the listeners, so that the thread that
// syncs does not have to wait for them.
#pragma once
#include "movetext/server/store/change_listeners.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace mt::server::store::sqlite {

struct JobOutcome {
  std::exception_ptr failure;
  std::vector<Change> changes;
};
// Jobs that were committed together or failed together; each has an outcome.
struct Batch {
  std::vector<Job> jobs;
  std::vector<JobOutcome> outcomes;
  std::optional<std::chrono::steady_clock::time_point>
      begun{};  // when the transaction began; nothing if the batch failed
};

class CommitReporter {
 public:
  explicit CommitReporter(ChangeListeners& listeners);
  CommitReporter(const CommitReporter&) = delete;
  CommitReporter& operator=(const CommitReporter&) = delete;
  ~CommitReporter() { stop(); }

  // Answers the jobs of the batches, in order.
  void put(std::vector<Batch> batches);
  // Waits until at most `most` batches are still to be answered.
  void await_backlog(std::uint64_t most);
  bool is_this_thread() const { return std::this_thread::get_id() == thread_.get_id(); }
  // Waits until all batches are answered, then ends the thread.
  void stop();

 private:
  void run();
  void report(Batch& batch);

  ChangeListeners& listeners_;
  std::mutex mutex_;  // guards the members below
  std::condition_variable changed_;
  std::vector<Batch> waiting_;
  std::uint64_t backlog_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
