// Guesses the format of a file: its content decides, and its name only if the content is inconclusive.
#pragma once
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::archive {

// Examines the first bytes of a file (more bytes make the guess more reliable), then the extension of its
// name without that of a compression; returns PDN if neither decides. The tags GameType, Variant and FEN of
// the first record decide between PDN and PGN, then the shapes of its moves. `charset`: the encoding, if it
// is known.
const Format& guess_format(std::string_view first_bytes, std::string_view path,
                           std::optional<text::Charset> charset = {});

// Returns whether the name has the extension, in any letter case and ignoring the extension of a compression.
bool has_extension(std::string_view path, std::string_view extension);
// Returns whether the name has any extension of the format.
bool has_name_of(std::string_view path, const Format& format);

}  // namespace mt::archive
