#include "movetext/server/store/sqlite/writer.hpp"

#include "movetext/server/store/sql_transaction.hpp"
#include "movetext/server/store/sqlite/schema.hpp"

namespace mt::server::sqlite {
namespace {

using std::chrono::steady_clock;

constexpr int most_runs = 3;  // of a job that finds conflicts
constexpr std::chrono::milliseconds idle{1000};
constexpr std::chrono::hours optimize_every{24};

constexpr Statement begin{"begin immediate"};
constexpr Statement commit_all{"commit"};
constexpr Statement savepoint{"savepoint job"};
constexpr Statement release{"release job"};
constexpr Statement undo{"rollback to job"};

}  // namespace

Writer::Writer(const std::string& file, const SqliteOptions& options, Hearers& hearers)
    : connection_(file, Access::write),
      queue_(options.queue, options.batch),
      hearers_(hearers),
      checkpoint_every_(options.checkpoint_every),
      checkpointed_(steady_clock::now()),
      optimized_(checkpointed_) {
  migrate(connection_, migrations());
  connection_.execute("pragma wal_autocheckpoint = " + std::to_string(options.journal_pages));
  thread_ = std::thread([this] { run(); });
}

void Writer::stop() {
  queue_.close();
  if (thread_.joinable()) thread_.join();
}

void Writer::run() {
  while (!queue_.is_finished()) {
    const std::vector<Job> batch = queue_.take(idle);
    if (!batch.empty()) commit(batch);
    keep_house();
  }
  connection_.try_execute("pragma optimize;");
  connection_.checkpoint();
}

void Writer::commit(const std::vector<Job>& batch) {
  const auto started = steady_clock::now();
  try {
    connection_.post(begin, {});
    std::vector<Outcome> outcomes = run_boldly(batch);
    if (outcomes.size() < batch.size()) {
      connection_.try_execute("rollback");
      connection_.post(begin, {});
      outcomes = run_jobs(batch);
    }
    connection_.post(commit_all, {});
    meter_.committed(batch.size(), steady_clock::now() - started);
    tell(batch, outcomes);
  } catch (...) {
    const std::exception_ptr failure = std::current_exception();
    if (connection_.is_in_transaction()) connection_.try_execute("rollback");
    meter_.failed(batch.size());
    for (const Job& job : batch) tell_done(job, failure);
    // If the disk is full, the journal may be what fills it.
    connection_.checkpoint();
  }
}

// A savepoint copies every page that a job is the first to touch, and few jobs ever fail.
std::vector<Writer::Outcome> Writer::run_boldly(const std::vector<Job>& batch) {
  std::vector<Outcome> outcomes;
  outcomes.reserve(batch.size());
  try {
    for (const Job& job : batch) outcomes.push_back(run_job(job));
  } catch (const Conflict&) {
    meter_.repeated();
  } catch (...) {
    return outcomes;  // who has failed, fails again in its savepoint
  }
  return outcomes;
}

std::vector<Writer::Outcome> Writer::run_jobs(const std::vector<Job>& batch) {
  std::vector<Outcome> outcomes;
  outcomes.reserve(batch.size());
  for (const Job& job : batch) {
    int runs = 0;
    bool again = true;
    while (again) {
      again = false;
      connection_.post(savepoint, {});
      try {
        outcomes.push_back(run_job(job));
      } catch (const Conflict&) {
        again = ++runs < most_runs;
        meter_.repeated();
        if (!again) outcomes.push_back({std::current_exception(), {}});
      } catch (...) {
        outcomes.push_back({std::current_exception(), {}});
      }
      // A full disk has ended the transaction, and with it what others have done in it.
      if (!connection_.is_in_transaction()) throw StoreError("the transaction was rolled back by SQLite");
      if (again || outcomes.back().failure) connection_.post(undo, {});
      connection_.post(release, {});
    }
  }
  return outcomes;
}

Writer::Outcome Writer::run_job(const Job& job) {
  SqlTransaction transaction(connection_);
  job.run(transaction);
  return {nullptr, transaction.changes()};
}

void Writer::tell(const std::vector<Job>& batch, const std::vector<Outcome>& outcomes) {
  std::vector<Change> changes;
  std::uint64_t failed = 0;
  for (const Outcome& outcome : outcomes) failed += outcome.failure ? 1 : 0;
  meter_.failed(failed);  // whoever is told may look at it
  for (std::size_t i = 0; i < batch.size(); ++i) {
    changes.insert(changes.end(), outcomes[i].changes.begin(), outcomes[i].changes.end());
    tell_done(batch[i], outcomes[i].failure);
  }
  hearers_.tell(changes);
}

// Between two batches, because cutting off the journal needs the right to write anyway.
void Writer::keep_house() {
  const auto now = steady_clock::now();
  if (now - checkpointed_ >= checkpoint_every_) {
    checkpointed_ = now;
    connection_.checkpoint();
  }
  if (now - optimized_ >= optimize_every) {
    optimized_ = now;
    connection_.try_execute("pragma optimize;");
  }
}

}  // namespace mt::server::sqlite
