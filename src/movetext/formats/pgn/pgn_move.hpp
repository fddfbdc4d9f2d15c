// Where a chess move ends, by its shape alone.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"

namespace mt::pgn {

// SAN, long algebraic and coordinate moves in all spellings that records have, with their marks of check and
// capture: "Nbxd7+", "e2-e4", "e7e8q", "0-0-0", "exd6 e.p.", "bd".  Behind a piece letter of any language.
MoveToken scan_pgn_move(std::string_view text, std::size_t at);

// SAN as the standard writes it, behind which a blank stands.
PlainMove scan_plain_pgn_move(const char* bytes, std::uint32_t digits);

}  // namespace mt::pgn
