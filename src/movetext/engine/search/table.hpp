// The transposition table. It keeps the results of a search for positions that may occur again.
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
  std::uint16_t move = no_move;  // index of the move in the list of legal moves
  std::int16_t value = 0;        // the plies to a win are counted from this position
  std::int16_t static_value = 0;
  std::int8_t depth = 0;
  std::uint8_t mark = 0;  // the bound, and the number of the search that wrote the entry

  Bound bound() const { return static_cast<Bound>(mark & 3U); }
};
static_assert(sizeof(Entry) == 16);

class Table {
 public:
  static constexpr std::size_t usual_size = std::size_t{16} << 20;  // bytes

  // `bytes` is from 1 KiB to 1 TiB, and is rounded down to a power of two. The memory is allocated at first
  // use. If the system cannot provide so much memory, the size is halved until it can.
  explicit Table(std::size_t bytes = usual_size) { resize(bytes); }
  void resize(std::size_t bytes);
  void clear();
  // Starts another search. From now on, entries of earlier searches are replaced first.
  void age() { age_ = static_cast<std::uint8_t>(age_ + 4); }

  // Returns nullptr if the table has no entry for the key.
  const Entry* find(std::uint64_t key);
  void write(std::uint64_t key, std::uint16_t move, int value, int static_value, int depth, Bound bound);

 private:
  static constexpr std::size_t ways = 4;  // number of entries of a bucket; a bucket fits in one cache line
  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };
  Entry* bucket(std::uint64_t key) { return entries_.get() + (key & mask_) * ways; }
  void take_memory();

  std::unique_ptr<Entry, Free> entries_;  // nullptr if the memory is not allocated yet
  std::size_t size_ = 0;                  // number of buckets
  std::size_t mask_ = 0;
  std::uint8_t age_ = 0;
};

}  // namespace mt::engine
