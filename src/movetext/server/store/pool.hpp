// Objects that are expensive to create. Each object is lent to one thread at a time.
#pragma once
#include "movetext/server/store/errors.hpp"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace mt::server::store {

template <class Thing>
class Pool {
 public:
  // A borrowed object; the destructor gives it back to the pool.
  class Loan {
   public:
    Loan(Pool& pool, std::unique_ptr<Thing> thing) : pool_(pool), thing_(std::move(thing)) {}
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    ~Loan() { pool_.give_back(std::move(thing_)); }
    Thing& operator*() { return *thing_; }
    Thing* operator->() { return thing_.get(); }

   private:
    Pool& pool_;
    std::unique_ptr<Thing> thing_;
  };

  void add(std::unique_ptr<Thing> thing) { free_.push_back(std::move(thing)); }

  // Waits until an object is free and returns it. Throws StoreError if the wait takes longer than `patience`.
  Loan lend(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    if (!came_back_.wait_for(lock, patience, [&] { return !free_.empty(); }))
      throw StoreError("all connections for reading are in use");
    std::unique_ptr<Thing> thing = std::move(free_.back());
    free_.pop_back();
    return Loan(*this, std::move(thing));
  }

 private:
  void give_back(std::unique_ptr<Thing> thing) {
    {
      const std::lock_guard lock(mutex_);
      free_.push_back(std::move(thing));
    }
    came_back_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable came_back_;
  std::vector<std::unique_ptr<Thing>> free_;
};

}  // namespace mt::server::store
