// The store of a server. The changes of a committed transaction are on disk. A transaction that was not
// committed has no effect.
//
//   store.submit({.run = [&](Transaction& t) { ... }, .done = answer, .games = {game}});
//
// A node has one Store. The store commits several jobs together, each in its own savepoint, so that many jobs
// need only one fsync. Several nodes may share one PostgreSQL.
#pragma once
#include "movetext/server/store/job.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mt::server::store {

struct StoreMetrics {
  std::uint64_t commits = 0;              // number of committed transactions
  std::uint64_t jobs = 0;                 // number of committed jobs
  std::uint64_t failures = 0;             // number of jobs that threw
  std::uint64_t conflicts = 0;            // number of runs of jobs that were repeated after a conflict
  std::uint64_t queued = 0;               // number of jobs in the queue now
  std::uint64_t commit_microseconds = 0;  // sum over all transactions, from the start until on disk
};
// A function that is called for each transaction, with the number of its jobs and the time until it was on
// disk.
using CommitListener = std::function<void(std::uint64_t jobs, std::chrono::steady_clock::duration took)>;

class Store {
 public:
  virtual ~Store() = default;
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // Queues a job. Jobs that name the same game run in the order in which they were submitted. Returns false
  // if the queue is full or the store is stopping; then `done` is not called.
  virtual bool submit(Job job) = 0;
  // Submits a job and waits until it is committed. Throws the exception of the job.
  void write(const std::function<void(Transaction&)>& run, std::vector<GameId> games = {});

  // Reads without delaying writers. When the function returns, all data that was read is on disk. This does
  // not hold on a thread of the store, that is, in `done` or in a listener. Throws StoreError.
  virtual void read(const std::function<void(Transaction&)>& look) = 0;
  // Reads without waiting for the disk, so a power failure may undo the data that was read. Call peek() only
  // for data that is used in a job and nowhere else: a job is answered only when everything before it is on
  // disk.
  virtual void peek(const std::function<void(Transaction&)>& look) { read(look); }

  // Adds a listener for changes that this node or another node has committed. A change may be reported more
  // than once. The listener is not called on the thread that calls on_change.
  virtual void on_change(std::function<void(std::span<const Change>)> listener) = 0;
  // Adds a listener that is called once, on any thread, when the disk has failed to store written data. After
  // this, every job and read fails with a StoreError; only a new process can open the store again.
  virtual void on_failure(const std::function<void(const std::string& why)>& listener) { (void)listener; }
  // Adds a listener that is called on a thread of the store, so it must return soon.
  virtual void on_commit(const CommitListener& listener) { (void)listener; }

  virtual StoreMetrics metrics() const = 0;
  // Writes a consistent copy of the whole store. A store in PostgreSQL throws StoreError, because backups of
  // PostgreSQL are made with its own tools.
  virtual void backup(const std::string& file) = 0;
  // Finishes the queued jobs, then stops the store.
  virtual void stop() = 0;
};

}  // namespace mt::server::store
