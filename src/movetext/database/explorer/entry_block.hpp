// Blocks of entries as bytes: the values of the table `explorer`. docs/database.md describes the coding.
//
//   std::string block;
//   append_block(entries, block);                    // sorted by key and tag
//   std::vector<Entry> read;
//   if (!read_block(block, read)) return damaged();
#pragma once
#include "movetext/database/explorer/entry.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {

// A block begins with the first entry of a key, and ends with the last entry of a key. It has this number of
// entries or a few more, unless it is the last.
inline constexpr std::size_t usual_block_entries = 64;
// The largest number of entries in a block. More moves than this are not possible in a position.
inline constexpr std::size_t most_block_entries = std::size_t{1} << 20;

// Appends the block of the entries, which are not empty, sorted by key and tag, and at most
// most_block_entries.
void append_block(std::span<const Entry> entries, std::string& out);
// Reads all entries of a block. Returns false if the block is damaged; `out` is then unspecified.
[[nodiscard]] bool read_block(std::string_view block, std::vector<Entry>& out);
// Reads the entries of one key; `out` is empty if the block has none.
[[nodiscard]] bool read_block(std::string_view block, std::uint64_t key, std::vector<Entry>& out);

}  // namespace mt::database
