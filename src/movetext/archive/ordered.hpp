// Processes a sequence of jobs in parallel and commits their results strictly in order.
//
//   run_ordered<Job>(threads,
//                    [&](Job& job) { return read_next(job); },  // this thread, in sequence
//                    [&](Job& job, unsigned worker) { process(job, states[worker]); },  // any worker
//                    [&](Job& job) { return write(job); });  // this thread, in the order of reading
//
// The output never depends on the number of threads. At most 2 * threads + 2 jobs exist at a time, whatever
// the length of the sequence: a slow writer holds the reader back. Jobs are reused, so that their buffers
// keep their memory.
//
// A job may have a weight() of usual_weight or more. Then the total weight of the jobs that exist at a time
// is limited to the weight of 2 * threads + 2 usual jobs, plus one job. results() is the number of bytes of a
// job's results: if too many bytes wait to be committed, workers wait as well. recycle() is called when a job
// is done.
#pragma once
#include <algorithm>
#include <concepts>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <thread>
#include <vector>

namespace mt::archive {

namespace detail {

template <class Job>
concept Weighed = requires(Job& job) {
  { job.weight() } -> std::convertible_to<std::size_t>;
  { Job::usual_weight } -> std::convertible_to<std::size_t>;
  { job.results() } -> std::convertible_to<std::size_t>;
  job.recycle();
};

template <class Job>
std::size_t weight_of(const Job& job) {
  if constexpr (Weighed<Job>)
    return std::max<std::size_t>(job.weight(), Job::usual_weight);
  else
    return 1;
}

template <class Job>
std::size_t results_of(const Job& job) {
  if constexpr (Weighed<Job>)
    return job.results();
  else
    return 0;
}
// While the results that wait to be committed exceed this many bytes, only the oldest job may start.
inline constexpr std::size_t most_results = std::size_t{5} << 20;

template <class Job>
void recycle(Job& job) {
  if constexpr (Weighed<Job>) job.recycle();
}

// The ring of jobs shared by the reading and committing thread and the workers.
template <class Job>
class Ring {
 public:
  explicit Ring(std::size_t slots) : slots_(slots), most_(slots * weight_of(Job())) {}

  Job& slot(std::size_t number) { return slots_[number % slots_.size()].job; }
  bool full() const { return read_ - committed_ == slots_.size() || weight_ >= most_; }
  bool idle() const { return read_ == committed_; }
  std::size_t read() const { return read_; }
  std::size_t committed() const { return committed_; }

  void offer() {
    weight_ += weight_of(slot(read_));
    const std::lock_guard lock(mutex_);
    slots_[read_ % slots_.size()].done = false;
    ++read_;
    work_.notify_one();
  }
  // Returns the next job that no worker has taken. Returns nullptr after the last job, or if no more jobs are
  // wanted.
  Job* take(std::size_t& number) {
    std::unique_lock lock(mutex_);
    work_.wait(lock, [&] {
      return closed_ || (taken_ < read_ && (results_ < most_results || taken_ == committed_));
    });
    if (closed_) return nullptr;
    number = taken_++;
    return &slot(number);
  }
  void finish(std::size_t number) {
    const std::lock_guard lock(mutex_);
    Slot& slot = slots_[number % slots_.size()];
    slot.results = results_of(slot.job);
    results_ += slot.results;
    slots_[number % slots_.size()].done = true;
    if (number == committed_) done_.notify_one();
  }
  Job& wait_for_oldest() {
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return slots_[committed_ % slots_.size()].done; });
    return slot(committed_);
  }
  bool oldest_is_done() {
    const std::lock_guard lock(mutex_);
    return read_ != committed_ && slots_[committed_ % slots_.size()].done;
  }
  void release_oldest() {
    weight_ -= weight_of(slot(committed_));
    recycle(slot(committed_));
    const std::lock_guard lock(mutex_);
    results_ -= slots_[committed_ % slots_.size()].results;
    ++committed_;
    work_.notify_all();
  }
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    work_.notify_all();
  }

 private:
  struct Slot {
    Job job;
    bool done = false;
    std::size_t results = 0;  // results_of(job) after the job is done and before it is committed
  };
  std::vector<Slot> slots_;
  std::size_t most_;           // maximum total weight before reading pauses
  std::size_t weight_ = 0;     // total weight of the jobs that exist; used only by the committing thread
  std::size_t read_ = 0;       // number of jobs offered; changed by the committing thread under the lock
  std::size_t committed_ = 0;  // number of jobs released; changed by the committing thread under the lock
  std::size_t taken_ = 0;
  std::size_t results_ = 0;  // total results of the jobs that wait to be committed
  bool closed_ = false;
  std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
};

}  // namespace detail

// `next` fills a job, or returns false if there are no more. `work` handles the job. `commit` returns whether
// to continue. With one thread everything happens in the calling thread. Returns false if `commit` has
// stopped the run.
template <class Job, class Next, class Work, class Commit>
bool run_ordered(unsigned threads, Next&& next, Work&& work, Commit&& commit) {
  if (threads <= 1) {
    for (Job job; next(job);) {
      work(job, 0U);
      if (!commit(job)) return false;
      detail::recycle(job);
    }
    return true;
  }
  detail::Ring<Job> ring(2 * std::size_t{threads} + 2);
  std::vector<std::jthread> workers;
  workers.reserve(threads);
  for (unsigned id = 0; id < threads; ++id)
    workers.emplace_back([&ring, &work, id] {
      std::size_t number = 0;
      while (Job* job = ring.take(number)) {
        work(*job, id);
        ring.finish(number);
      }
    });
  bool more = true;
  bool going = true;
  while (going && (more || !ring.idle())) {
    if (more && !ring.full()) {
      more = next(ring.slot(ring.read()));
      if (more) ring.offer();
      if (more && !ring.oldest_is_done()) continue;
    }
    if (ring.idle()) continue;
    going = commit(ring.wait_for_oldest());
    ring.release_oldest();
  }
  ring.close();
  return going;
}

}  // namespace mt::archive
