// The thread that tells what has become of jobs, so that the disk need not wait for who hears it.
#pragma once
#include "movetext/server/store/hearers.hpp"

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
// What was committed, or has failed, together: an outcome for each job.
struct Batch {
  std::vector<Job> jobs;
  std::vector<JobOutcome> outcomes;
  std::optional<std::chrono::steady_clock::time_point> begun{};  // nothing: it was not committed
};

class Teller {
 public:
  explicit Teller(Hearers& hearers);
  Teller(const Teller&) = delete;
  Teller& operator=(const Teller&) = delete;
  ~Teller() { stop(); }

  // Tells them in order.
  void put(std::vector<Batch> batches);
  // Waits until at most so many batches are still to be told.
  void await_backlog(std::uint64_t most);
  bool is_this_thread() const { return std::this_thread::get_id() == thread_.get_id(); }
  // Tells what is left, then ends.
  void stop();

 private:
  void run();
  void tell(Batch& batch);

  Hearers& hearers_;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::vector<Batch> waiting_;
  std::uint64_t backlog_ = 0;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::store::sqlite
