// Converts Rich Text Format to plain text, dropping the formatting of a comment.
#pragma once
#include <string>
#include <string_view>

namespace mt::xg {

// Words of formatting, tables of fonts and colours, and groups marked as unknown ("{\*") are ignored;
// paragraphs end lines. A text that is not RTF is returned unchanged, decoded from Windows-1252 if it is not
// UTF-8.
std::string plain_text(std::string_view rtf);

}  // namespace mt::xg
