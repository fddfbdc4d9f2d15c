#include "movetext/server/protocol/mail/own_mail.hpp"

#include "movetext/server/words/boards/board_text.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::server::protocol {
namespace {

// A program that wraps lines fills at least this many bytes of each line.
constexpr std::size_t narrowest = 40;
constexpr std::size_t most_wrapped = 6;  // maximum number of lines into which one paragraph may be wrapped
constexpr std::size_t longest = 1000;    // bytes of one line that are examined

// Returns whether a program may have wrapped the text between the two lines, because the first word of `next`
// did not fit.
bool is_broken(std::string_view line, std::string_view next) {
  const std::size_t word = std::min(next.find(' '), next.size());
  return word > 0 && line.size() + 1 + word > narrowest;
}

// Returns the paragraph that begins at line i as one line with a space at its end. Only the first line of the
// paragraph must be full: if a program wraps lines that were already wrapped, short lines follow.
std::string paragraph_at(const MailLines& lines, std::size_t i) {
  const std::size_t end = std::min(i + most_wrapped, lines.size());
  std::string paragraph(text::trim(lines[i]).substr(0, longest));
  paragraph += ' ';
  if (i + 1 == end || !is_broken(text::trim(lines[i]), text::trim(lines[i + 1]))) return paragraph;
  while (++i < end && !text::trim(lines[i]).empty())
    paragraph.append(text::trim(lines[i]).substr(0, longest)).append(" ");
  return paragraph;
}

}  // namespace

bool begins_own_mail(const MailLines& lines, std::size_t i, const words::OwnTexts& texts) {
  const std::string_view next = i + 1 < lines.size() ? lines[i + 1] : std::string_view();
  return words::begins_board_text(lines[i], next) || texts.begin(paragraph_at(lines, i));
}

}  // namespace mt::server::protocol
