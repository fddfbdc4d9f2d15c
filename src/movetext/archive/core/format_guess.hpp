// Guesses which format a file is in: its content decides, and its name only where the content says nothing.
#pragma once
#include "movetext/formats/table/formats.hpp"

#include <string_view>

namespace mt::archive {

// Looks at the first bytes of a file (the more of them, the surer), then at the extension of its name without
// that of a compression; takes PDN if neither decides.  Which of PDN and PGN it is, the tags GameType,
// Variant and FEN of the first record say, and then what its moves look like.
const Format& guess_format(std::string_view first_bytes, std::string_view path);

// Says whether the name ends so, in any case; it steps over the ending of a compression.
bool has_extension(std::string_view path, std::string_view extension);

}  // namespace mt::archive
