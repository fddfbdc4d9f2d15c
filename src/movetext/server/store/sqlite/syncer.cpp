#include "movetext/server/store/sqlite/syncer.hpp"

#include "movetext/server/store/sqlite/disk.hpp"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::server::store::sqlite {
namespace {

// One batch may be syncing while the next batch runs.
constexpr std::uint64_t most_on_their_way = 2;
// Clients send more jobs only after their answers, so this limit is reached only if the callbacks are slow.
constexpr std::uint64_t most_unreported = 4;

}  // namespace

Syncer::Syncer(const std::string& file, std::function<int(int)> sync, ChangeListeners& listeners,
               Breakdown& breakdown, CommitCounters& counters)
    : name_(file + "-wal"),
      sync_(std::move(sync)),
      breakdown_(breakdown),
      counters_(counters),
      reporter_(listeners) {
  if (!sync_) sync_ = ::fdatasync;
  // Closing this descriptor releases no lock: SQLite locks the database and the index, but never the journal.
  journal_ = ::open(name_.c_str(), O_RDONLY | O_CLOEXEC);
  if (journal_ < 0) fail_with_errno(name_);
  try {
    sync_directory_of(name_);
    this->sync();
    if (const auto failure = breakdown_.failure()) std::rethrow_exception(failure);
    thread_ = std::thread([this] { run(); });
  } catch (...) {
    ::close(journal_);
    throw;
  }
}

Syncer::~Syncer() {
  stop();
  ::close(journal_);
}

void Syncer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
  reporter_.stop();
}

void Syncer::await_room() {
  reporter_.await_backlog(most_unreported);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return announced_ - synced_ < most_on_their_way; });
}

void Syncer::announce() {
  const std::lock_guard lock(mutex_);
  ++announced_;
  is_announced_ = true;
}

void Syncer::put(Batch batch) {
  {
    const std::lock_guard lock(mutex_);
    if (!std::exchange(is_announced_, false)) ++announced_;
    waiting_.push_back(std::move(batch));
  }
  changed_.notify_all();
}

void Syncer::await_all() {
  if (reporter_.is_this_thread()) return;
  {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&, all = announced_] { return synced_ >= all; });
  }
  if (const auto failure = breakdown_.failure()) std::rethrow_exception(failure);
}

void Syncer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::vector<Batch> committed = std::exchange(waiting_, {});
    lock.unlock();
    sync();
    judge(committed);
    lock.lock();
    synced_ += committed.size();
    lock.unlock();
    changed_.notify_all();
    reporter_.put(std::move(committed));
    lock.lock();
  }
}

void Syncer::sync() {
  int result = 0;
  do result = sync_(journal_);
  while (result != 0 && errno == EINTR);
  if (result != 0)
    breakdown_.happen(name_ +
                      ": the disk failed to store the data: " + std::generic_category().message(errno));
}

// Sets the outcomes of the batches after the sync.
void Syncer::judge(std::vector<Batch>& committed) {
  const std::exception_ptr failure = breakdown_.failure();
  for (Batch& batch : committed) {
    if (failure)
      batch.outcomes.assign(batch.jobs.size(), {failure, {}});
    else if (batch.begun)
      counters_.committed(batch.jobs.size(), std::chrono::steady_clock::now() - *batch.begun);
  }
}

}  // namespace mt::server::store::sqlite
