// The transposition table: the results of a search for positions that it may meet again.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace mt::engine {

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct Entry {
  static constexpr std::uint16_t no_move = 0xFFFF;

  std::uint64_t key = 0;
  std::uint16_t move = no_move;  // its index in the list of legal moves
  std::int16_t value = 0;        // wins count from this position on
  std::int16_t static_value = 0;
  std::int8_t depth = 0;
  std::uint8_t mark = 0;  // the bound, and the search that wrote it

  Bound bound() const { return static_cast<Bound>(mark & 3U); }
};
static_assert(sizeof(Entry) == 16);

class Table {
 public:
  static constexpr std::size_t usual_size = std::size_t{16} << 20;  // bytes

  // `bytes`: 1 KiB .. 1 TiB, rounded down to a power of two; the memory is allocated at first use. If there
  // is not enough, the table gets half of it, a quarter and so on.
  explicit Table(std::size_t bytes = usual_size) { resize(bytes); }
  void resize(std::size_t bytes);
  void clear();
  // Starts another search: the entries of earlier searches are replaced first.
  void age() { age_ = static_cast<std::uint8_t>(age_ + 4); }

  // Returns nullptr if nothing is known.
  const Entry* find(std::uint64_t key);
  void write(std::uint64_t key, std::uint16_t move, int value, int static_value, int depth, Bound bound);

 private:
  static constexpr std::size_t ways = 4;  // entries side by side: a cache line
  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };
  Entry* bucket(std::uint64_t key) { return entries_.get() + (key & mask_) * ways; }
  void take_memory();

  std::unique_ptr<Entry, Free> entries_;  // nullptr: not allocated yet
  std::size_t size_ = 0;                  // in buckets
  std::size_t mask_ = 0;
  std::uint8_t age_ = 0;
};

}  // namespace mt::engine
