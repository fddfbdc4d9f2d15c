// The nodes of a search that several threads share. A thread takes some of them at a time, so that it does
// not have to write to memory that they share at each node.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>

namespace mt::engine {

class SharedNodes {
 public:
  // Starts a search of at most `limit` nodes. No other thread may use the object at the same time.
  void start(std::uint64_t limit) {
    limit_ = limit;
    taken_ = 0;
  }
  // Takes some nodes for one thread. Returns their number; 0 if none is left.
  std::uint64_t take() {
    std::uint64_t before = taken_.load(std::memory_order_relaxed);
    std::uint64_t number = 0;
    do {
      const std::uint64_t left = limit_ - before;
      number = std::min({left, left / parts + 1, most});
    } while (!taken_.compare_exchange_weak(before, before + number, std::memory_order_relaxed));
    return number;
  }
  // Returns nodes that were taken but not searched.
  void give_back(std::uint64_t number) { taken_.fetch_sub(number, std::memory_order_relaxed); }

  std::uint64_t limit() const { return limit_; }
  std::uint64_t taken() const { return taken_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::uint64_t most = 256;
  // A thread takes at most one of so many parts of the nodes that are left. So all threads find some until
  // nearly the end.
  static constexpr std::uint64_t parts = 16;

  std::uint64_t limit_ = 0;
  std::atomic<std::uint64_t> taken_{0};
};

}  // namespace mt::engine
