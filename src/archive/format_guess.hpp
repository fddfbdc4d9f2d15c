// Which format a file is in: by its content, and only where that does not tell by its name.
#pragma once
#include "movetext/archive/format.hpp"

#include <string_view>

namespace mt::archive {

// By the first bytes of a file (the more of them, the surer), then by the extension of its name without that
// of a compression; PDN if neither tells.  Which of PDN and PGN it is, the tags GameType, Variant and FEN of
// the first record say, and then what its moves look like.
const Format& guess_format(std::string_view first_bytes, std::string_view path);

// The format whose files begin as this one does; nullptr: PDN, PGN, or none.
const Format* format_by_opening(std::string_view first_bytes);

// Whether the name ends so, in any case; the ending of a compression is stepped over.
bool has_extension(std::string_view path, std::string_view extension);

}  // namespace mt::archive
