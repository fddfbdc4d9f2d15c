#include "movetext/text/file_word.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

struct Block {
  char32_t first;
  char32_t last;
};

// Unicode blocks without letters: punctuation, symbols, characters without a shape. The scripts that are
// spelled in ASCII are not included.
constexpr auto signs = std::to_array<Block>({{0x80, 0xBF},
                                             {0x2000, 0x2BFF},
                                             {0x3000, 0x3004},
                                             {0x3008, 0x3020},
                                             {0xD800, 0xF8FF},
                                             {0xFE00, 0xFE6F},
                                             {0xFEFF, 0xFEFF},
                                             {0xFF00, 0xFF0F},
                                             {0xFFE0, 0xFFFF},
                                             {0xE0000, 0x10FFFF}});

bool is_sign(char32_t value) {
  return std::any_of(signs.begin(), signs.end(),
                     [&](Block block) { return block.first <= value && value <= block.last; });
}

// Returns whether the character is a combining mark, which belongs to the letter before it.
bool is_combining(char32_t value) {
  return value >= 0x300 && value <= 0x36F;
}

bool is_plain(char c) {
  return is_letter(c) || is_digit(c);
}

// Sets `out` to the text for a character: its ASCII spelling if there is one, else the character. Sets `out`
// to an empty text if the character is not a letter.
void spell(std::string_view character, char32_t value, Spelling spelling, std::string& out) {
  out.clear();
  encode(character, OutputEncoding::ascii, out, spelling);
  if (std::all_of(out.begin(), out.end(), is_plain)) return;
  const bool is_unknown = out == "?" && character != "?";
  if (is_unknown && !is_sign(value))
    out = character;
  else
    out.clear();
}

}  // namespace

void append_file_word(std::string_view utf8, Spelling spelling, std::string& out) {
  const std::size_t begin = out.size();
  bool apart = false;
  std::string letter;
  for (std::size_t at = 0; at < utf8.size();) {
    const Scalar scalar = read_scalar(utf8, at);
    const std::string_view character = utf8.substr(at, scalar.size);
    at += scalar.size;
    if (is_combining(scalar.value)) continue;
    spell(character, scalar.value, spelling, letter);
    const bool joins = apart && out.size() > begin;
    if (out.size() - begin + (joins ? 1 : 0) + letter.size() > longest_file_word) return;
    apart = apart || letter.empty();
    if (letter.empty()) continue;
    if (joins) out += '-';
    apart = false;
    out += letter;
  }
}

}  // namespace mt::text
