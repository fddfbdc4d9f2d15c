// Turns Rich Text Format into plain text: what a comment says, without how it looks.
#pragma once
#include <string>
#include <string_view>

namespace mt::xg {

// Words of formatting, tables of fonts and colours, and what is marked as unknown ("{\*") are ignored;
// paragraphs end lines.  A text that is not RTF is given as it is, decoded from Windows-1252 if it is not
// UTF-8.
std::string plain_text(std::string_view rtf);

}  // namespace mt::xg
