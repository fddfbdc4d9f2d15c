// The transposition table. It keeps the results of a search for positions that may occur again.
//
// Several threads may read and write entries at the same time. An entry is two words, of which the first is
// the key XOR the second. If two threads write the same entry at once, the words of different entries do not
// fit together, and no key finds them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace mt::engine {

enum class Bound : std::uint8_t { none, upper, lower, exact };

// What is stored about a position.
struct Entry {
  static constexpr std::uint16_t no_move = 0xFFFF;

  std::uint16_t move = no_move;  // index of the move in the list of legal moves
  std::int16_t value = 0;        // the plies to a win are counted from this position
  std::int16_t static_value = 0;
  std::int8_t depth = 0;
  std::uint8_t mark = 0;  // the bound, and the number of the search that wrote the entry

  Bound bound() const { return static_cast<Bound>(mark & 3U); }
  std::uint8_t search() const { return static_cast<std::uint8_t>(mark & ~3U); }
  explicit operator bool() const { return bound() != Bound::none; }
};

class Table {
 public:
  static constexpr std::size_t usual_size = std::size_t{16} << 20;  // bytes

  // `bytes` is from 1 KiB to 1 TiB, and is rounded down to a power of two. The memory is allocated at first
  // use. If the system cannot provide so much memory, the size is halved until it can.
  explicit Table(std::size_t bytes = usual_size) { resize(bytes); }
  void resize(std::size_t bytes);
  void clear();
  // Starts another search. From now on, entries of earlier searches are replaced first. The memory is
  // allocated, so that from now on several threads may use the table.
  void age();

  // Returns an entry whose bound is Bound::none if the table has none for the key.
  Entry find(std::uint64_t key);
  void write(std::uint64_t key, std::uint16_t move, int value, int static_value, int depth, Bound bound);
  // Returns how much of the table this search has filled, in thousandths. Looks only at its first entries.
  int use() const;

 private:
  struct Slot {
    std::uint64_t check;  // the key XOR `data`
    std::uint64_t data;   // the numbers of an Entry
  };
  static constexpr std::size_t ways = 4;  // number of slots of a bucket; a bucket fits in one cache line
  struct Free {
    void operator()(Slot* slots) const { std::free(slots); }
  };
  Slot* bucket(std::uint64_t key) { return slots_.get() + (key & mask_) * ways; }
  void take_memory();

  std::unique_ptr<Slot, Free> slots_;  // nullptr if the memory is not allocated yet
  std::size_t size_ = 0;               // number of buckets
  std::size_t mask_ = 0;
  std::uint8_t age_ = 0;
};

}  // namespace mt::engine
