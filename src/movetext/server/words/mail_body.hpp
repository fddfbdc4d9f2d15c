// The body of a mail that is being assembled: the text and, if wanted, the same content as HTML.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::words {

class MailBody {
 public:
  // `language` must outlive this MailBody.
  MailBody(const Language& language, bool with_html) : language_(language), with_html_(with_html) {}

  // Adds a paragraph and wraps it.
  void paragraph(const Phrase& phrase) { paragraph(say(language_, phrase)); }
  void paragraph(std::string_view text);
  // Adds lines unchanged. Each must have at most line_width columns and end with a line feed.
  void lines(std::string_view text);
  // Adds a text of a user below a heading that names its author.
  void comment(const Phrase& heading, std::string_view text);
  // Adds a board. `html` must come from the server, because it is added unchanged.
  void board(std::string_view text, std::string_view html);
  // Adds an empty line, unless the last line is already empty.
  void gap();
  // Adds the instructions for answering. They come after a signature mark, so mail programs do not quote
  // them. Paragraphs that begin with two spaces are not wrapped.
  void footer(const std::vector<std::string>& paragraphs);
  void footer(const Phrase& phrase) { footer(std::vector<std::string>{say(language_, phrase)}); }

  // Returns the mail. Its subject is truncated to `most` bytes.
  MailText finish(const Phrase& subject, std::size_t most = 200);
  MailText finish(std::string subject);

  const Language& language() const { return language_; }

 private:
  void add(std::string_view text);
  const Language& language_;
  bool with_html_;
  bool gap_wanted_ = false;
  std::string text_;
  std::string html_;
};

}  // namespace mt::server::words
