// Splits JSON (RFC 8259) into tokens, one at a time, without recursion or allocation.
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
  bool escaped = false;   // the token is a string with backslashes
  std::size_t begin = 0;  // index in the text; the quotes of a string are not part of the token
  std::size_t end = 0;
};

class Scanner {
 public:
  explicit Scanner(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  Token next();
  // Returns the index after the last token.
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

// Appends the string with its escapes decoded; a lone surrogate becomes U+FFFD. Returns false if an escape is
// invalid.
bool unescape(std::string_view escaped, std::string& out);

}  // namespace mt::json
