#include "movetext/server/store/sqlite/commit_reporter.hpp"

#include <iterator>
#include <utility>

namespace mt::server::store::sqlite {

CommitReporter::CommitReporter(ChangeListeners& listeners)
    : listeners_(listeners), thread_([this] { run(); }) {}

void CommitReporter::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void CommitReporter::put(std::vector<Batch> batches) {
  {
    const std::lock_guard lock(mutex_);
    backlog_ += batches.size();
    std::move(batches.begin(), batches.end(), std::back_inserter(waiting_));
  }
  changed_.notify_all();
}

void CommitReporter::await_backlog(std::uint64_t most) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return backlog_ <= most; });
}

void CommitReporter::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::vector<Batch> batches = std::exchange(waiting_, {});
    lock.unlock();
    for (Batch& batch : batches) report(batch);
    lock.lock();
    backlog_ -= batches.size();
    changed_.notify_all();
  }
}

void CommitReporter::report(Batch& batch) {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < batch.jobs.size(); ++i) {
    const JobOutcome& outcome = batch.outcomes[i];
    changes.insert(changes.end(), outcome.changes.begin(), outcome.changes.end());
    report_done(batch.jobs[i], outcome.failure);
  }
  listeners_.notify(changes);
}

}  // namespace mt::server::store::sqlite
