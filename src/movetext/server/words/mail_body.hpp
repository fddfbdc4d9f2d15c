// The body of a letter as it is put together: text, and the same as HTML when that is wanted.
#pragma once
#include "movetext/server/words/mail_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

class MailBody {
 public:
  explicit MailBody(bool with_html) : with_html_(with_html) {}

  // One paragraph, wrapped.
  void paragraph(std::string_view text);
  // Lines that are to stand as they are: each at most line_width columns, ending with a line feed.
  void lines(std::string_view text);
  // A board; `html` is ours and goes in as it is.
  void board(std::string_view text, std::string_view html);
  // What follows is set apart by an empty line; several in a row are one.
  void gap();
  // How to answer: behind a signature mark, so that mail readers do not quote it.  What begins with two
  // blanks is a line that stays whole.
  void footer(const std::vector<std::string>& paragraphs);

  MailText finish(std::string subject);

 private:
  void add(std::string_view text);
  bool with_html_;
  bool gap_wanted_ = false;
  std::string text_;
  std::string html_;
};

}  // namespace mt::server::words
