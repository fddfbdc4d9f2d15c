// Makes the blocks of a segment from its sorted visits.
//
//   RunBuilder builder(Keep::shared, figures, [&](std::uint64_t first_key, std::string_view block) { ... });
//   sort.finish([&](const Item& item) { return builder.add(item); });
//   builder.finish();
#pragma once
#include "movetext/database/explorer/item_sort.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::database {

// Which positions a segment keeps.
enum class Keep : std::uint8_t {
  all,
  shared,  // the positions of two or more games
};

class RunBuilder {
 public:
  using Figures = std::function<GameFigures(GameId)>;
  // Receives a block and the key of its first entry.
  using Put = std::function<void(std::uint64_t key, std::string_view block)>;

  // `lists`: see EntryBuilder::begin().
  RunBuilder(Keep keep, Figures figures, Put put, bool lists = true)
      : keep_(keep), lists_(lists), figures_(std::move(figures)), put_(std::move(put)) {}

  // Adds a visit. The visits are in the order of ItemSort. Returns true.
  bool add(const Item& item);
  void finish();

 private:
  bool take(const Item& item);
  void end_open();
  void end_entry();
  void end_key();
  void put_block();

  Keep keep_;
  bool lists_;
  Figures figures_;
  Put put_;
  EntryBuilder builder_;
  bool is_open_ = false;  // the builder has an entry
  Item waiting_{};        // the first visit of a key, until there is a second one
  bool is_waiting_ = false;
  std::uint64_t key_ = 0;  // of the entries that are not in the block yet
  MoveTag tag_ = 0;
  std::int64_t games_ = 0;      // of the key
  std::vector<Entry> entries_;  // of the block; those from `kept_` on are of the last key
  std::size_t kept_ = 0;
  std::string bytes_;
};

}  // namespace mt::database
