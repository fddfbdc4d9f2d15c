// Removes from the text of a mail what its sender did not write: quotations, attributions, signatures.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct BodyText {
  std::string text;                // the remaining text, at most `most_text` bytes
  std::vector<std::string> lines;  // up to the first empty line, trimmed
  std::string comment;             // the text after these lines, at most `most_comment` bytes
};

// Accepts UTF-8, well-formed or not; drops control characters except line ends and tabs.  A quotation between
// two lines separates them as an empty line does.
BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment,
                        const VerbTable& verbs);

// Returns the text with plain spaces for spaces of other widths, so that lines that look empty are empty, and
// for a zero-width character that separates two ASCII words; other zero-width characters are dropped.
std::string with_plain_blanks(std::string_view text, const VerbTable& verbs);

// Returns the text without control characters and without characters that change the text direction.  Tabs
// are kept, and all line ends become "\n".  Bytes that are not well-formed UTF-8 become U+FFFD.
std::string printable(std::string_view text);
// Returns at most `most` bytes of the text, cut at a character boundary.
std::string_view cut_between_letters(std::string_view text, std::size_t most);

}  // namespace mt::server::protocol
