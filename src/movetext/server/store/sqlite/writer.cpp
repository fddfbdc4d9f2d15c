#include "movetext/server/store/sqlite/writer.hpp"

#include "movetext/server/store/sqlite/schema.hpp"
#include "movetext/server/store/transaction.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::store::sqlite {
namespace {

using std::chrono::steady_clock;

constexpr int most_runs = 3;  // maximum number of runs of a job that has conflicts
constexpr std::chrono::milliseconds idle{1000};
constexpr std::chrono::hours optimize_every{24};

constexpr Statement begin{"begin immediate"};
constexpr Statement commit_all{"commit"};
constexpr Statement savepoint{"savepoint job"};
constexpr Statement release{"release job"};
constexpr Statement undo{"rollback to job"};

}  // namespace

Writer::Writer(const std::string& file, const SqliteOptions& options, ChangeListeners& listeners)
    : connection_(file, Access::write),
      queue_(options.queue, options.batch),
      optimized_(steady_clock::now()) {
  migrate(connection_, migrations());
  settle();
  syncer_.emplace(file, options.sync, listeners, breakdown_, counters_);
  connection_.wait_for_disk(false);
  journal_.emplace(file, options, breakdown_);
  thread_ = std::thread([this] { run(); });
}

// The journal may contain data from an earlier process that is not on disk. After a disk failure, even a
// successful sync would not prove that the data is on disk. So the whole journal is first written back to the
// database.
void Writer::settle() {
  connection_.checkpoint(Checkpoint::beside);
  if (connection_.is_disk_lost()) throw StoreError("the disk failed to store data from the journal");
}

void Writer::stop() {
  queue_.close();
  if (thread_.joinable()) thread_.join();
}

void Writer::run() {
  while (!queue_.is_finished()) {
    syncer_->await_room();
    std::vector<Job> batch = queue_.take(idle);
    if (!batch.empty()) commit(std::move(batch));
    keep_house();
  }
  end();
}

void Writer::end() {
  syncer_->stop();
  journal_->stop();
  if (breakdown_.failure()) return connection_.leave_journal();
  connection_.try_execute("pragma optimize;");
  journal_->cut(connection_);
}

void Writer::commit(std::vector<Job> batch) {
  const auto begun = steady_clock::now();
  std::vector<JobOutcome> outcomes;
  bool failed = false;
  try {
    if (const auto failure = breakdown_.failure()) std::rethrow_exception(failure);
    outcomes = committed(batch);
  } catch (...) {
    if (connection_.is_in_transaction()) connection_.try_execute("rollback");
    if (connection_.is_disk_lost()) breakdown_.happen("the disk failed to store a commit");
    outcomes.assign(batch.size(), {std::current_exception(), {}});
    failed = true;
  }
  // Failures are counted first, because a client may read the metrics as soon as its job is answered.
  counters_.failed(static_cast<std::uint64_t>(
      std::count_if(outcomes.begin(), outcomes.end(),
                    [](const JobOutcome& outcome) { return outcome.failure != nullptr; })));
  syncer_->put({std::move(batch), std::move(outcomes), failed ? std::nullopt : std::optional(begun)});
  // A full disk may be the reason for the failure, and the journal uses space.
  if (failed) journal_->cut(connection_);
}

std::vector<JobOutcome> Writer::committed(const std::vector<Job>& batch) {
  connection_.post(begin, {});
  std::vector<JobOutcome> outcomes = run_boldly(batch);
  if (outcomes.size() < batch.size()) {
    connection_.try_execute("rollback");
    connection_.post(begin, {});
    outcomes = run_jobs(batch);
  }
  syncer_->announce();
  connection_.post(commit_all, {});
  return outcomes;
}

// Runs the jobs without savepoints. With savepoints, SQLite would copy each page before the first change that
// a job makes to it. This would cost too much, because few jobs fail.
std::vector<JobOutcome> Writer::run_boldly(const std::vector<Job>& batch) {
  std::vector<JobOutcome> outcomes;
  outcomes.reserve(batch.size());
  try {
    for (const Job& job : batch) outcomes.push_back(run_job(job));
  } catch (const Conflict&) {
    counters_.repeated();
  } catch (...) {
    return outcomes;  // the job will fail again when it is run in a savepoint
  }
  return outcomes;
}

std::vector<JobOutcome> Writer::run_jobs(const std::vector<Job>& batch) {
  std::vector<JobOutcome> outcomes;
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
        counters_.repeated();
        if (!again) outcomes.push_back({std::current_exception(), {}});
      } catch (...) {
        outcomes.push_back({std::current_exception(), {}});
      }
      // If the disk is full, SQLite ends the transaction. This undoes the other jobs of the batch as well.
      if (!connection_.is_in_transaction()) throw StoreError("the transaction was rolled back by SQLite");
      if (again || outcomes.back().failure) connection_.post(undo, {});
      connection_.post(release, {});
    }
  }
  return outcomes;
}

JobOutcome Writer::run_job(const Job& job) {
  Transaction transaction(connection_);
  job.run(transaction);
  return {nullptr, transaction.changes()};
}

void Writer::keep_house() {
  journal_->look_after(connection_);
  const auto now = steady_clock::now();
  if (now - optimized_ >= optimize_every && !breakdown_.failure()) {
    optimized_ = now;
    connection_.try_execute("pragma optimize;");
  }
}

}  // namespace mt::server::store::sqlite
