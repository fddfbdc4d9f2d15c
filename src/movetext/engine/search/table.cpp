#include "movetext/engine/search/table.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <limits>

namespace mt::engine {
namespace {

constexpr std::size_t sampled = 1000;  // slots that use() looks at

std::uint64_t load(std::uint64_t& word) {
  return std::atomic_ref(word).load(std::memory_order_relaxed);
}
void store(std::uint64_t& word, std::uint64_t value) {
  std::atomic_ref(word).store(value, std::memory_order_relaxed);
}

constexpr std::uint64_t packed(const Entry& entry) {
  return entry.move | std::uint64_t{static_cast<std::uint16_t>(entry.value)} << 16U |
         std::uint64_t{static_cast<std::uint16_t>(entry.static_value)} << 32U |
         std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 48U | std::uint64_t{entry.mark} << 56U;
}
constexpr Entry unpacked(std::uint64_t data) {
  return {static_cast<std::uint16_t>(data), static_cast<std::int16_t>(data >> 16U),
          static_cast<std::int16_t>(data >> 32U), static_cast<std::int8_t>(data >> 48U),
          static_cast<std::uint8_t>(data >> 56U)};
}

// Replacing an entry costs more, the more it is worth.
int worth(const Entry& entry, std::uint8_t search) {
  return entry.depth - (entry.search() == search ? 0 : 256);
}

}  // namespace

void Table::resize(std::size_t bytes) {
  bytes = std::clamp(bytes, std::size_t{1} << 10, std::size_t{1} << 40);
  const std::size_t size = std::bit_floor(bytes / (ways * sizeof(Slot)));
  if (size == size_) return;
  size_ = size;
  mask_ = size - 1;
  slots_.reset();
}

void Table::clear() {
  slots_.reset();
  age_ = 0;
}

void Table::age() {
  if (!slots_) take_memory();
  age_ = static_cast<std::uint8_t>(age_ + 4);
}

// An empty entry consists of zeros. The system provides a page of zeros only when the page is first used. So
// a large table takes only as much memory as the search has written to.
void Table::take_memory() {
  while (!slots_ && size_ > 1) {
    slots_.reset(static_cast<Slot*>(std::calloc(size_ * ways, sizeof(Slot))));
    if (!slots_) size_ /= 2;
  }
  mask_ = size_ - 1;
}

Entry Table::find(std::uint64_t key) {
  if (!slots_) take_memory();
  Slot* const first = bucket(key);
  for (std::size_t i = 0; i < ways; ++i) {
    const std::uint64_t data = load(first[i].data);
    if ((load(first[i].check) ^ data) != key) continue;
    if (const auto entry = unpacked(data)) return entry;
  }
  return {};
}

void Table::write(std::uint64_t key, std::uint16_t move, int value, int static_value, int depth,
                  Bound bound) {
  if (!slots_) take_memory();
  Slot* const first = bucket(key);
  Slot* chosen = first;
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < ways; ++i) {
    const std::uint64_t data = load(first[i].data);
    const auto entry = unpacked(data);
    if (!entry) {  // so the slots after it are empty, too
      chosen = &first[i];
      break;
    }
    if ((load(first[i].check) ^ data) == key) {
      if (move == Entry::no_move) move = entry.move;
      if (bound != Bound::exact && depth + 3 < entry.depth && entry.search() == age_) return;
      chosen = &first[i];
      break;
    }
    if (const int here = worth(entry, age_); here < least) {
      least = here;
      chosen = &first[i];
    }
  }
  const auto data = packed({move, static_cast<std::int16_t>(value), static_cast<std::int16_t>(static_value),
                            static_cast<std::int8_t>(depth),
                            static_cast<std::uint8_t>(age_ | static_cast<unsigned>(bound))});
  store(chosen->check, key ^ data);
  store(chosen->data, data);
}

int Table::use() const {
  if (!slots_) return 0;
  const std::size_t number = std::min(sampled, size_ * ways);
  std::size_t full = 0;
  for (std::size_t i = 0; i < number; ++i) {
    const auto entry = unpacked(load(slots_.get()[i].data));
    if (entry && entry.search() == age_) ++full;
  }
  return static_cast<int>(full * 1000 / number);
}

}  // namespace mt::engine
