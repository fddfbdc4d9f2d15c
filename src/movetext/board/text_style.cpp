#include "movetext/board/text_style.hpp"

namespace mt::board {
namespace {

constexpr TextRule ascii_rule{"+", "---", "+", "+"};
constexpr TextStyle large_ascii{true,  false, ":::",      " . ",      "   ",
                                " + ", "|",   ascii_rule, ascii_rule, ascii_rule};
constexpr TextStyle small_ascii{false, false, ".", ".", " ", "+", " ", {}, {}, {}};
constexpr TextStyle large_unicode{true,
                                  true,
                                  " · ",
                                  " · ",
                                  "   ",
                                  " + ",
                                  "│",
                                  {"┌", "───", "┬", "┐"},
                                  {"├", "───", "┼", "┤"},
                                  {"└", "───", "┴", "┘"}};
constexpr TextStyle small_unicode{false, true, "·", "·", " ", "+", " ", {}, {}, {}};

}  // namespace

const TextStyle& text_style(PictureSize size, Charset charset) {
  if (charset == Charset::ascii) return size == PictureSize::large ? large_ascii : small_ascii;
  return size == PictureSize::large ? large_unicode : small_unicode;
}

}  // namespace mt::board
