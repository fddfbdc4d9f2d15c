// Extracts the visible text of an HTML page, without markup.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::dhtmlxq {

// Reads a page piece by piece, in order; a tag may begin in one piece and end in another.
class PageText {
 public:
  // Appends the visible text of the next piece to `out`. Ends of lines and paragraphs become "\n"; the marks
  // around a game are omitted.
  void read(std::string_view piece, std::string& out);
  // Returns the number of bytes of markup so far; line ends do not count.
  std::size_t markup_bytes() const { return markup_bytes_; }

 private:
  enum class Inside : unsigned char { text, tag, comment, script };

  std::size_t read_text(std::string_view piece, std::size_t at, std::string& out);
  std::size_t read_tag(std::string_view piece, std::size_t at, std::string& out);
  std::size_t skip_to(std::string_view piece, std::size_t at, std::string_view end);

  Inside inside_ = Inside::text;
  char quote_ = '\0';       // the quote around the current value in a tag
  std::string tag_;         // the name of the current tag
  bool named_ = false;      // tag_ is complete
  std::string script_end_;  // the text that ends the current script or style
  std::size_t markup_bytes_ = 0;
};

// Returns the size of the mark at `at`, such as "[DhtmlXQ]" or "[/DhtmlXQiFrame]", or 0 if there is none.
std::size_t mark_size(std::string_view text, std::size_t at);

}  // namespace mt::dhtmlxq
