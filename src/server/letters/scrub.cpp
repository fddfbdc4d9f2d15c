#include "movetext/server/letters/scrub.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::server {
namespace {

constexpr std::size_t token_size = 27;

constexpr bool is_word_character(char c) {
  return text::is_letter(c) || text::is_digit(c);
}

constexpr bool is_base32(char c) {
  return text::is_letter(c) || (c >= '2' && c <= '7');
}

// A word of that length without digits is a word of some language; a token has one nearly always.
bool is_token(std::string_view word, bool in_address) {
  if (word.size() != token_size && !(in_address && word.size() == token_size - 1)) return false;
  if (!std::all_of(word.begin(), word.end(), is_base32)) return false;
  return in_address || std::any_of(word.begin(), word.end(), text::is_digit);
}

}  // namespace

std::string without_tokens(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_word_character(text[end])) ++end;
    if (end == at) {
      out += text[at++];
      continue;
    }
    const std::string_view word = text.substr(at, end - at);
    const bool in_address = at > 0 && text[at - 1] == '.' && end < text.size() && text[end] == '@';
    out += is_token(word, in_address) ? "[...]" : word;
    at = end;
  }
  return out;
}

}  // namespace mt::server
