// Guesses which format a file is in: its content decides, and its name only where the content says nothing.
#pragma once
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::archive {

// Looks at the first bytes of a file (more of them make the guess surer), then at the extension of its name
// without that of a compression; takes PDN if neither decides.  The tags GameType, Variant and FEN of the
// first record decide between PDN and PGN, and after them the look of its moves.  `charset`: the encoding,
// if it is known.
const Format& guess_format(std::string_view first_bytes, std::string_view path,
                           std::optional<text::Charset> charset = {});

// Says whether the name has the extension, in any case; it ignores the ending of a compression.
bool has_extension(std::string_view path, std::string_view extension);
// Says the same of any extension of the format.
bool has_name_of(std::string_view path, const Format& format);

}  // namespace mt::archive
