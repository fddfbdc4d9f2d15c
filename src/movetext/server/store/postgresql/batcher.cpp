#include "movetext/server/store/postgresql/batcher.hpp"

#include "movetext/server/store/change_listeners.hpp"
#include "movetext/server/store/postgresql/job_transaction.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::store::postgresql {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr int most_runs = 3;       // maximum number of runs of a job that has conflicts
constexpr int most_attempts = 12;  // maximum number of attempts to commit a batch
// Number of attempts after which all jobs of the batch run with Care::careful.
constexpr int quick_attempts = 4;
constexpr milliseconds idle{1000};
constexpr milliseconds first_backoff{50};
constexpr milliseconds longest_backoff{3000};

constexpr Statement begin{"begin"};
constexpr Statement commit_all{"commit"};
constexpr Statement rollback{"rollback"};

// Sleeps for a time that differs from node to node, so that two conflicting nodes do not collide again.
void sleep_differently(int attempts) {
  const auto odd = steady_clock::now().time_since_epoch().count() % 1000;
  std::this_thread::sleep_for(milliseconds(attempts) + std::chrono::microseconds(odd));
}

}  // namespace

Batcher::Batcher(std::string address, std::size_t capacity, BatchLimits limits, CommitCounters& counters,
                 Changed changed)
    : address_(std::move(address)),
      queue_(capacity, limits),
      counters_(counters),
      changed_(std::move(changed)) {
  link_.emplace(address_);
  thread_ = std::thread([this] { run(); });
}

void Batcher::stop() {
  queue_.close();
  if (thread_.joinable()) thread_.join();
}

void Batcher::run() {
  while (!queue_.is_finished()) {
    Batch batch;
    batch.jobs = queue_.take(idle);
    if (batch.jobs.empty()) continue;
    batch.paces.assign(batch.jobs.size(), Care::quick);
    commit(batch);
  }
}

bool Batcher::connected() {
  if (link_ && link_->is_usable()) return true;
  link_.reset();
  const auto now = steady_clock::now();
  if (now < next_try_) return false;
  try {
    link_.emplace(address_);
    backoff_ = milliseconds(0);
  } catch (const StoreError&) {
    backoff_ = std::clamp(backoff_ * 2, first_backoff, longest_backoff);
    next_try_ = steady_clock::now() + backoff_;
  }
  return link_.has_value();
}

void Batcher::commit(Batch& batch) {
  const auto started = steady_clock::now();
  try {
    if (!connected()) throw StoreError("the database cannot be reached; nothing was changed");
    int attempts = 0;
    while (!attempt(batch, attempts)) {
      counters_.repeated();
      if (++attempts == most_attempts)
        throw StoreError("other transactions keep changing the same data; nothing was changed");
    }
    counters_.committed(batch.jobs.size(), steady_clock::now() - started);
  } catch (const Lost& lost) {
    link_.reset();
    const char* const fate =
        batch.commit_sent ? "; it is not known whether the changes were committed" : "; nothing was changed";
    fail(batch, std::make_exception_ptr(StoreError(lost.what() + std::string(fate))));
    return;
  } catch (...) {
    fail(batch, std::current_exception());
    return;
  }
  report(batch);
}

bool Batcher::attempt(Batch& batch, int attempts) {
  try {
    run_all(batch);
    return true;
  } catch (const Lost&) {
    throw;
  } catch (const Again&) {
    roll_back();
    sleep_differently(attempts);
    return false;
  } catch (...) {
    // The culprit is the job whose statement failed; if no statement failed, it is the job that was running.
    const std::size_t culprit = link_->failed_owner().value_or(batch.outcomes.size());
    roll_back();
    if (culprit >= batch.jobs.size() || batch.paces[culprit] == Care::careful) throw;
    make_careful(batch, culprit, attempts);
    return false;
  }
}

void Batcher::make_careful(Batch& batch, std::size_t culprit, int attempts) {
  batch.paces[culprit] = Care::careful;
  if (attempts >= quick_attempts) std::ranges::fill(batch.paces, Care::careful);
}

void Batcher::run_all(Batch& batch) {
  batch.outcomes.clear();
  batch.commit_sent = false;
  ahead_.clear();
  std::vector<GameId> games;
  for (const Job& job : batch.jobs) games.insert(games.end(), job.games.begin(), job.games.end());
  const std::size_t nobody = batch.jobs.size();
  link_->set_owner(nobody);
  link_->post(begin, {});
  ahead_.load(*link_, std::move(games));
  for (std::size_t i = 0; i < batch.jobs.size(); ++i) {
    link_->set_owner(i);
    batch.outcomes.push_back(run_job(batch.jobs[i], batch.paces[i]));
  }
  // After a failed statement PostgreSQL skips the later ones, so the commit can be sent before the answers
  // are read.
  link_->set_owner(nobody);
  link_->post(commit_all, {});
  batch.commit_sent = true;
  link_->settle();
}

Batcher::Outcome Batcher::run_job(const Job& job, Care pace) {
  Outcome outcome;
  for (int runs = 1; !run_once(job, pace, outcome) && runs < most_runs; ++runs) counters_.repeated();
  return outcome;
}

// Runs the job once. Returns false if the job had a conflict.
bool Batcher::run_once(const Job& job, Care pace, Outcome& outcome) {
  outcome = {};
  JobSession session(*link_, pace);
  JobTransaction transaction(session, ahead_);
  bool conflict = false;
  try {
    job.run(transaction);
    session.keep();
    outcome.changes = transaction.changes();
    return true;
  } catch (const Conflict&) {
    outcome.failure = std::current_exception();
    conflict = true;
  } catch (...) {
    outcome.failure = std::current_exception();
  }
  // A failed statement breaks the whole transaction, unless the job was run with Care::careful.
  if (session.failure()) {
    if (pace == Care::quick) std::rethrow_exception(session.failure());
    try {
      std::rethrow_exception(session.failure());
    } catch (const Lost&) {
      throw;
    } catch (const Again&) {
      throw;
    } catch (...) {
      outcome.failure = std::current_exception();
    }
  }
  session.drop();
  transaction.undo();
  ahead_.load(*link_, transaction.contested());
  return !conflict;
}

void Batcher::roll_back() {
  link_->post(rollback, {});
  link_->settle();
}

void Batcher::report(const Batch& batch) {
  std::vector<Change> changes;
  std::uint64_t failed = 0;
  for (const Outcome& outcome : batch.outcomes) failed += outcome.failure ? 1 : 0;
  // Failures are counted first, because a client may read the metrics as soon as its job is answered.
  counters_.failed(failed);
  for (std::size_t i = 0; i < batch.jobs.size(); ++i) {
    const Outcome& outcome = batch.outcomes[i];
    changes.insert(changes.end(), outcome.changes.begin(), outcome.changes.end());
    report_done(batch.jobs[i], outcome.failure);
  }
  changed_(changes);
}

void Batcher::fail(const Batch& batch, const std::exception_ptr& failure) {
  counters_.failed(batch.jobs.size());
  for (const Job& job : batch.jobs) report_done(job, failure);
}

}  // namespace mt::server::store::postgresql
