// The tokens of JSON (RFC 8259), one at a time, without recursion or allocation.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::json {

enum class TokenKind : std::uint8_t {
  end,
  error,
  object_begin,
  object_end,
  array_begin,
  array_end,
  colon,
  comma,
  string,
  number,
  literal,  // true, false, null
};

struct Token {
  TokenKind kind = TokenKind::end;
  bool escaped = false;   // a string with backslashes
  std::size_t begin = 0;  // in the text; for a string without its quotes
  std::size_t end = 0;
};

class Scanner {
 public:
  explicit Scanner(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  Token next();
  // Returns the end of the last token.
  std::size_t at() const { return at_; }
  std::string_view text(const Token& token) const {
    return text_.substr(token.begin, token.end - token.begin);
  }

 private:
  Token read_string();
  Token read_number();
  Token read_literal();

  std::string_view text_;
  std::size_t at_;
};

// Appends the unescaped string; a lone surrogate becomes U+FFFD. Returns false if an escape is invalid.
bool unescape(std::string_view escaped, std::string& out);

}  // namespace mt::json
