// The keys of positions in Polyglot books.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::polyglot {

// Returns the key of a position, or nullopt if the text is not a FEN of chess. `fen`: the en passant square
// must be given only if an enemy pawn is beside the pawn that has moved, whether a capture is legal or not.
// Counters are ignored.
//
//   key_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == 0x463b'9618'1691'fc9c
std::optional<std::uint64_t> key_of(std::string_view fen);

}  // namespace mt::polyglot
