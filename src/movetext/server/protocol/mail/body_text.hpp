// Takes from the text of a mail what its writer did not write: quotations, attributions, signatures.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct BodyText {
  std::string text;                // all that is left, at most `most_text` bytes
  std::vector<std::string> lines;  // up to the first empty line, trimmed
  std::string comment;             // what follows these lines, at most `most_comment` bytes
};

// Reads UTF-8, well-formed or not; control characters are dropped, except line ends and tabs.  A quotation
// between two lines parts them as an empty line does.
BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment,
                        const VerbTable& verbs);

// Returns the text with plain blanks for blanks of other widths, so that lines that look empty are empty, and
// for a character of no width that parts two words of ASCII; other such characters are left out.
std::string with_plain_blanks(std::string_view text, const VerbTable& verbs);

// Returns the text without control characters, except tabs and line ends, which all become "
// ", and without characters that turn the direction of text.  What is not well-formed UTF-8 becomes U+FFFD.
std::string printable(std::string_view text);
// Returns at most `most` bytes of the text, cut between characters.
std::string_view cut_between_letters(std::string_view text, std::size_t most);

}  // namespace mt::server::protocol
