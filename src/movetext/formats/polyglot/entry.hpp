// The entries of a Polyglot book: 16 bytes for each move in each position, with the highest byte of each
// number first.
//
//   key (8 bytes), move (2 bytes), weight (2 bytes), learn (4 bytes, 0)
//
// Entries are in the order of their keys. The description of the format is "Polyglot book format" by Michel
// Van den Bergh.
#pragma once
#include "movetext/formats/api/move_row.hpp"
#include "movetext/formats/api/writing_options.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::polyglot {

inline constexpr std::size_t entry_bytes = 16;
inline constexpr std::size_t key_bytes = 8;
inline constexpr std::size_t move_bytes = 2;

struct Entry {
  std::uint64_t key = 0;  // the key of the position (key.hpp)
  std::uint16_t move = 0;
  std::uint64_t weight = 0;

  friend bool operator==(const Entry&, const Entry&) = default;
};

// Returns the number for a move in UCI, or 0 if the text is not such a move. In castling the king takes its
// own rook. `fen`: the position before the move; it shows whether a move of two squares is castling.
std::uint16_t move_of(std::string_view uci, std::string_view fen);

// Appends an entry. The weight must be below 2^16.
void append_entry(const Entry& entry, std::string& out);
// Returns the entry of the first 16 bytes.
Entry read_entry(std::string_view bytes);

// The columns of a row from which an entry is made.
inline constexpr auto columns = std::to_array<std::string_view>({"position", "uci", "side", "Result"});

// Appends the entry for a move. Its weight is 2 if the side that moves has won, 1 after a draw or without a
// result, and 0 if the side has lost. Appends nothing if the row has no move.
std::size_t append_row(std::span<const std::string> columns, std::span<const RowValue> values,
                       const WritingOptions& options, std::string& out);

}  // namespace mt::polyglot
