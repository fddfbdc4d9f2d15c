// Converts Rich Text Format to plain text without formatting.
#pragma once
#include <string>
#include <string_view>

namespace mt::xg {

// Returns the text. Control words, tables of fonts and colours, and groups marked as unknown ("{\*") are
// ignored; the end of a paragraph becomes a line end. A text that is not RTF is returned unchanged, except
// that it is decoded from Windows-1252 if it is not UTF-8.
std::string plain_text(std::string_view rtf);

}  // namespace mt::xg
