// The text of a mail without what its writer did not write: quotations, attributions, signatures.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct BodyText {
  std::string text;                // all that is left, at most `most_text` bytes
  std::vector<std::string> lines;  // up to the first empty line, trimmed
  std::string comment;             // behind it, at most `most_comment` bytes
};

// UTF-8 in, whatever it holds; control characters but line ends and tabs are dropped.  A quotation between
// two lines parts them as an empty line does.
BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment);

// Without control characters but line ends, which all become "\n", and tabs; not well-formed UTF-8 becomes
// U+FFFD.  What turns the direction of text is dropped too.
std::string printable(std::string_view text);
// At most so many bytes, cut between letters.
std::string_view cut_between_letters(std::string_view text, std::size_t most);

}  // namespace mt::server::protocol
