#include "movetext/engine/search/table.hpp"

#include <algorithm>
#include <bit>

namespace mt::engine {

void Table::resize(std::size_t bytes) {
  bytes = std::clamp(bytes, std::size_t{1} << 10, std::size_t{1} << 40);
  const std::size_t size = std::bit_floor(bytes / (ways * sizeof(Entry)));
  if (size == size_) return;
  size_ = size;
  mask_ = size - 1;
  entries_.reset();
}

void Table::clear() {
  entries_.reset();
  age_ = 0;
}

// An empty entry consists of zeros. The system provides a page of zeros only when the page is first used. So
// a large table takes only as much memory as the search has written to.
void Table::take_memory() {
  while (!entries_ && size_ > 1) {
    entries_.reset(static_cast<Entry*>(std::calloc(size_ * ways, sizeof(Entry))));
    if (!entries_) size_ /= 2;
  }
  mask_ = size_ - 1;
}

const Entry* Table::find(std::uint64_t key) {
  if (!entries_) take_memory();
  Entry* const first = bucket(key);
  for (std::size_t i = 0; i < ways; ++i)
    if (first[i].key == key && first[i].bound() != Bound::none) return &first[i];
  return nullptr;
}

void Table::write(std::uint64_t key, std::uint16_t move, int value, int static_value, int depth,
                  Bound bound) {
  if (!entries_) take_memory();
  Entry* const first = bucket(key);
  Entry* chosen = first;
  const auto worth = [this](const Entry& entry) {
    if (entry.bound() == Bound::none) return -1000;
    return entry.depth - ((entry.mark & ~3U) == age_ ? 0 : 256);
  };
  for (std::size_t i = 0; i < ways; ++i) {
    if (first[i].key == key && first[i].bound() != Bound::none) {
      chosen = &first[i];
      break;
    }
    if (worth(first[i]) < worth(*chosen)) chosen = &first[i];
  }
  if (chosen->key == key && chosen->bound() != Bound::none) {
    if (move == Entry::no_move) move = chosen->move;
    if (bound != Bound::exact && depth + 3 < chosen->depth && (chosen->mark & ~3U) == age_) return;
  }
  *chosen = {key,
             move,
             static_cast<std::int16_t>(value),
             static_cast<std::int16_t>(static_value),
             static_cast<std::int8_t>(depth),
             static_cast<std::uint8_t>(age_ | static_cast<unsigned>(bound))};
}

}  // namespace mt::engine
