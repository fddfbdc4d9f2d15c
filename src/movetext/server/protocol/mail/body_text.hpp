// Removes the text that the sender of a mail did not type: quotations, attributions, signatures.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct BodyText {
  std::string text;                // the text that remains, at most `most_text` bytes
  std::vector<std::string> lines;  // the lines of `text` up to the first empty line, trimmed
  std::string comment;             // the part of `text` after these lines, at most `most_comment` bytes
};

// Reads a text in UTF-8, which may be malformed. Drops control characters except line ends and tabs. A
// quotation between two lines separates them in the same way as an empty line.
BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment,
                        const VerbTable& verbs);

// Returns the text with plain spaces instead of spaces of other widths, so that lines that look empty are
// empty. A zero-width character that separates two ASCII words becomes a space; other zero-width characters
// are dropped.
std::string with_plain_blanks(std::string_view text, const VerbTable& verbs);

// Returns the text without control characters and without characters that change the text direction. Tabs are
// kept, and each line end becomes "\n". Bytes that are not well-formed UTF-8 become U+FFFD.
std::string printable(std::string_view text);
// Returns the beginning of the text, at most `most` bytes, cut at a character boundary.
std::string_view cut_between_letters(std::string_view text, std::size_t most);

}  // namespace mt::server::protocol
