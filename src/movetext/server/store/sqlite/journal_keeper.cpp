#include "movetext/server/store/sqlite/journal_keeper.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <system_error>

namespace mt::server::store::sqlite {
namespace {

using std::chrono::steady_clock;

// The journal is written back in this many steps, then it restarts. It may grow by one more step before that.
constexpr int journal_steps = 3;
// If the part of the journal that is not written back is at most this fraction (1/8) of a step, commits may
// wait for it.
constexpr int small_part = 8;
// The journal may use this fraction (1/4) of the free disk space.
constexpr std::uintmax_t largest_part = 4;
constexpr std::uintmax_t page_bytes = 4096 + 24;

int pages_of_step(const std::string& file, int journal_pages) {
  std::error_code unknown;
  const std::filesystem::space_info disk = std::filesystem::space(file, unknown);
  const auto wanted = static_cast<std::uintmax_t>(std::max(journal_pages, journal_steps + 1));
  const std::uintmax_t room = unknown ? wanted : disk.available / largest_part / page_bytes;
  return static_cast<int>(std::clamp<std::uintmax_t>(room, journal_steps + 1, wanted)) / (journal_steps + 1);
}

}  // namespace

JournalKeeper::JournalKeeper(const std::string& file, const SqliteOptions& options, Breakdown& breakdown)
    : connection_(file, Access::read),
      breakdown_(breakdown),
      step_(pages_of_step(file, options.journal_pages)),
      cut_every_(options.checkpoint_every),
      was_cut_(steady_clock::now()) {
  connection_.version();  // opens the journal, so that this connection notices later disk failures
  thread_ = std::thread([this] { run(); });
}

void JournalKeeper::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void JournalKeeper::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return stopping_ || busy_; });
    if (!busy_) return;
    lock.unlock();
    if (!breakdown_.failure()) {
      connection_.checkpoint(Checkpoint::beside);
      connection_.sync_database();  // leaves little to sync for the checkpoint that commits wait for
    }
    if (connection_.is_disk_lost()) breakdown_.happen("the disk failed to store data from the journal");
    lock.lock();
    busy_ = false;
    changed_.notify_all();
  }
}

void JournalKeeper::look_after(Connection& writer) {
  const int pages = writer.journal_pages();
  const bool is_time = steady_clock::now() - was_cut_ >= cut_every_ && pages > 0;
  asked_ = std::min(asked_, pages);
  const bool is_long = pages >= (journal_steps + 1) * step_;
  if (is_busy() && !is_long) return;
  await_idle();
  const bool has_little = pages - asked_ <= step_ / small_part;
  if (asked_ >= journal_steps * step_ && (has_little || is_long)) return finish(writer, Checkpoint::whole);
  if (pages - asked_ >= step_ || asked_ >= journal_steps * step_) return ask(pages);
  if (is_time) cut(writer);
}

void JournalKeeper::cut(Connection& writer) {
  await_idle();
  finish(writer, Checkpoint::cut);
  was_cut_ = steady_clock::now();
}

void JournalKeeper::finish(Connection& writer, Checkpoint how) {
  asked_ = 0;
  if (breakdown_.failure()) return;
  writer.checkpoint(how);
  if (writer.is_disk_lost()) breakdown_.happen("the disk failed to store data from the journal");
}

void JournalKeeper::ask(int pages) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    busy_ = true;
  }
  changed_.notify_all();
  asked_ = pages;
}

bool JournalKeeper::is_busy() const {
  const std::lock_guard lock(mutex_);
  return busy_;
}

void JournalKeeper::await_idle() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !busy_; });
}

}  // namespace mt::server::store::sqlite
