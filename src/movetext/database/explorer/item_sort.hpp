// Sorts the visits of many games by position, in bounded memory.
//
//   ItemSort sort(temporary_directory());
//   if (!sort.add({.key = key, .tag = tag, .game = {17, drawn_game, Side::first}})) fail(sort.error());
//   if (!sort.finish([&](const Item& item) { return builder.add(item); })) fail(sort.error());
#pragma once
#include "movetext/archive/temporary_file.hpp"
#include "movetext/database/explorer/entry.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mt::database {

// A visit of a game.
struct Item {
  std::uint64_t key = 0;
  MoveTag tag = 0;
  GameRef game{};
};

class ItemSort {
 public:
  using Emit = std::function<bool(const Item& item)>;

  // `directory`: directory of the temporary file. `memory`: the bytes that are held before they are written
  // to the file.
  explicit ItemSort(std::string directory, std::size_t memory = std::size_t{96} << 20);

  // Returns false if the disk has failed; see error().
  [[nodiscard]] bool add(const Item& item);
  // Calls `emit` for all items in the order of key, tag and game, until it returns false. Returns false if
  // the disk has failed or `emit` has stopped it.
  [[nodiscard]] bool finish(const Emit& emit);
  // Returns the error message if the disk has failed, else an empty string.
  const std::string& error() const { return error_; }

 private:
  // An item in 20 bytes.
  struct Packed {
    std::uint32_t key_high = 0;
    std::uint32_t key_low = 0;
    std::uint32_t tag_and_side = 0;
    std::uint32_t game = 0;
    std::uint32_t worth = 0;

    std::uint64_t key() const { return std::uint64_t{key_high} << 32 | key_low; }
    friend bool operator<(const Packed& a, const Packed& b) {
      if (a.key() != b.key()) return a.key() < b.key();
      if (a.tag_and_side >> 1 != b.tag_and_side >> 1) return a.tag_and_side < b.tag_and_side;
      return a.game < b.game;
    }
  };
  class Run;

  static Item unpacked(const Packed& packed);
  static void sort_part(std::span<Packed> items, unsigned shift);
  bool spill();
  bool merge(const Emit& emit);
  bool fail(const char* what);

  std::string directory_;
  std::size_t most_;  // items in memory
  std::vector<Packed> items_;
  archive::TemporaryFile file_;
  std::vector<std::uint64_t> runs_;  // the number of items in each run of the file
  std::string error_;
};

}  // namespace mt::database
