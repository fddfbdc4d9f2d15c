// Guesses the format of a file. The content decides; the name decides only if the content is inconclusive.
#pragma once
#include "movetext/formats/table/formats.hpp"
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::archive {

// Guesses the format from the first bytes of a file; more bytes make the guess more reliable. If they are
// inconclusive, the extension of the name decides, after the extension of a compression is removed. Returns
// PDN if neither decides. Whether it is PDN or PGN is decided by the tags GameType, Variant and FEN of the
// first record, then by the shapes of its moves. `charset`: the encoding, if it is known.
const Format& guess_format(std::string_view first_bytes, std::string_view path,
                           std::optional<text::Charset> charset = {});

// Returns whether the name has this extension. Letter case and the extension of a compression are ignored.
bool has_extension(std::string_view path, std::string_view extension);
// Returns whether the name has one of the extensions of the format.
bool has_name_of(std::string_view path, const Format& format);

}  // namespace mt::archive
