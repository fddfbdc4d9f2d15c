// Counts how often each position has occurred, for the repetition rules.
#pragma once
#include "movetext/games/draughts/key.hpp"
#include "movetext/games/draughts/position.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::draughts {

// The positions that can still be repeated: all positions since the last irreversible move. Positions are
// compared exactly and found with a hash table. Memory is reused from game to game.
template <class Set>
class History {
 public:
  // The largest number of positions that are stored; it limits the memory. No real game has so many
  // positions.
  static constexpr std::size_t capacity = std::size_t{1} << 20;

  // Forgets everything and starts with this position as the first occurrence.
  void restart(const Position<Set>& position) {
    entries_.clear();
    first_ = position;
    if (++generation_ == 0) {  // after 2^32 games: old slots would look used
      slots_.assign(slots_.size(), {});
      generation_ = 1;
    }
  }

  // Adds an occurrence of this position and returns how often it has occurred.
  int add(const Position<Set>& position) {
    if (entries_.empty()) note(first_);
    return note(position);
  }

 private:
  struct Entry {
    Position<Set> position;
    std::uint32_t hash;
    std::int32_t occurrences;
  };
  struct Slot {
    std::uint32_t generation = 0;  // the slot is free if this is not the current generation
    std::uint32_t entry = 0;
  };

  int note(const Position<Set>& position) {
    if (slots_.size() < 2 * (entries_.size() + 1)) grow();
    const std::uint32_t hash = hash_of(position);
    Slot& slot = find(position, hash);
    if (slot.generation == generation_) return ++entries_[slot.entry].occurrences;
    if (entries_.size() >= capacity) return 1;
    slot = {generation_, static_cast<std::uint32_t>(entries_.size())};
    entries_.push_back({position, hash, 1});
    return 1;
  }

  Slot& find(const Position<Set>& position, std::uint32_t hash) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash & mask;
    while (slots_[at].generation == generation_) {
      const Entry& entry = entries_[slots_[at].entry];
      if (entry.hash == hash && entry.position == position) break;
      at = (at + 1) & mask;
    }
    return slots_[at];
  }

  void grow() {
    const std::size_t size = slots_.empty() ? 64 : 2 * slots_.size();
    slots_.assign(size, {});
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      find(entries_[i].position, entries_[i].hash) = {generation_, static_cast<std::uint32_t>(i)};
    }
  }

  static std::uint32_t hash_of(const Position<Set>& position) {
    return static_cast<std::uint32_t>(key_of(position) >> 32);
  }

  std::vector<Entry> entries_;
  std::vector<Slot> slots_;  // the number of slots is a power of two
  Position<Set> first_{};
  std::uint32_t generation_ = 1;
};

}  // namespace mt::draughts
