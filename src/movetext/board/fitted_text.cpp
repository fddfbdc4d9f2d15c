#include "movetext/board/fitted_text.hpp"

#include "movetext/text/utf8.hpp"

#include <array>
#include <utility>

namespace mt::board {
namespace {

// Advance widths of DejaVu Sans 2.37 from the space to the tilde, in hundredths of the font size.
constexpr std::array<std::uint8_t, 95> ascii_widths{
    32, 40, 46, 84, 64, 95, 78, 27, 39,  39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69,  61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63,  63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84};

constexpr std::string_view ellipsis = "\xE2\x80\xA6";

// Returns the width of a letter: from the table for ASCII; an ideograph fills a square; any other letter has
// the mean width of its alphabet in the font.
int width_of(char32_t letter) {
  constexpr int capital = 78;
  constexpr int small = 64;
  if (letter >= 0x20 && letter <= 0x7E) return ascii_widths[letter - 0x20];
  if (letter >= 0x1100) return 100;
  return text::fold_case(letter) == letter ? small : capital;
}

// Returns the longest prefix that fits together with an ellipsis, followed by the ellipsis.
std::string shortened(std::string_view words, int width, int size) {
  std::string kept;
  const int room = width - text_width(ellipsis, size);
  for (std::size_t at = 0; at < words.size();) {
    const text::Scalar letter = text::read_scalar(words, at);
    const std::string_view longer = words.substr(0, at + letter.size);
    if (text_width(longer, size) > room) break;
    kept = longer;
    at += letter.size;
  }
  while (kept.ends_with(' ')) kept.pop_back();
  return kept.append(ellipsis);
}

}  // namespace

int text_width(std::string_view words, int size) {
  int hundredths = 0;
  for (std::size_t at = 0; at < words.size();) {
    const text::Scalar letter = text::read_scalar(words, at);
    hundredths += width_of(letter.value);
    at += letter.size;
  }
  return (hundredths * size + 99) / 100;
}

Figure fitted_text(Point at, Align align, int width, int size, Colour colour, std::string_view words) {
  int fitted = size;
  while (fitted > size * 4 / 5 && text_width(words, fitted) > width) --fitted;
  std::string shown =
      text_width(words, fitted) > width ? shortened(words, width, fitted) : std::string(words);
  const int half = text_width(shown, fitted) / 2;
  if (align == Align::left) at.x += half;
  if (align == Align::right) at.x -= half;
  return centred_text(at, fitted, colour, std::move(shown));
}

}  // namespace mt::board
