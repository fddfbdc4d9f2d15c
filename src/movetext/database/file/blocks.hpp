// Reads and writes the blocks of a database.
#pragma once
#include "movetext/archive/packed_block.hpp"
#include "movetext/database/codec/text_block.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace mt::database {

// Largest number of bytes in a block after decoding. A block has the text of at most one chunk of the input.
inline constexpr std::size_t most_block_bytes = std::size_t{64} << 20;

class BlockCoder {
 public:
  std::string encode(std::span<const std::string_view> units, UnitKind kind);
  // Reads the column `data` of a block. Returns false if it is damaged.
  [[nodiscard]] bool decode(std::string_view data, TextBlock& out);
  // Opens the block for single units, until the next call of decode() or open().
  [[nodiscard]] bool open(std::string_view data, UnitReader& out);

 private:
  archive::BlockPacker packer_;
  std::string unpacked_;
};

// A row of `game_block` without its data.
struct BlockRow {
  std::int64_t id = 0;
  std::int64_t source = 0;
  std::int64_t line = 0;    // the line of the source in which the block begins; 0 if it has no lines
  std::int64_t offset = 0;  // bytes of the source before the block
};

// Inserts a block and returns its id.
std::int64_t insert_block(sqlite::Database& database, const BlockRow& row, std::size_t units,
                          std::size_t bytes, std::string_view data);
// Reads the units of a block. Throws sqlite::Error; returns false if it is missing or damaged.
[[nodiscard]] bool read_block(sqlite::Database& database, std::int64_t id, BlockCoder& coder, TextBlock& out,
                              BlockRow* row = nullptr);

// Removes the text of units from a block, but keeps their line ends, so that the other units stay in their
// lines. In a source that is not text, the header of the file stays. Throws sqlite::Error if the block cannot
// be read or written. Returns false if the block is damaged.
bool blank_units(sqlite::Database& database, std::int64_t id, BlockCoder& coder,
                 const std::set<std::size_t>& places);

}  // namespace mt::database
