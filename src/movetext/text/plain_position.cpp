#include "movetext/text/plain_position.hpp"

#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

namespace mt::text {
namespace {

// Returns the ASCII character for a letter or digit, or '\0' if there is none. Before a digit, the Cyrillic
// ha is the file h and be is the file b. Elsewhere be has no ASCII character: it does not look like b, and as
// a side to move it means White ("белые").
char plain_letter(std::string_view text, std::size_t at, const Scalar& scalar) {
  constexpr char32_t be = 0x0431;
  if (!is_ha(scalar.value) && scalar.value != be) return ascii_of(scalar.value);
  const Scalar next = read_scalar(text, at + scalar.size);
  const char sign = next.value < 0x80 ? static_cast<char>(next.value) : ascii_of(next.value);
  if (scalar.value == be) return is_digit(sign) ? 'b' : '\0';
  if (!is_digit(sign)) return ascii_of(scalar.value);
  return scalar.value == 0x0445 ? 'h' : 'H';
}

// Appends the text in plain form until `out` has `most` bytes. Returns the index in `text` at which it
// stopped.
std::size_t write_plain(std::string_view text, PlainForm form, std::string& out, std::size_t most) {
  std::size_t at = 0;
  while (at < text.size() && out.size() < most) {
    const Scalar scalar = read_scalar(text, at);
    const std::size_t next = at + scalar.size;
    const bool invisible = scalar.value >= 0x80 && is_invisible(scalar.value);
    const bool parts_words = form.unseen == Unseen::blank && !out.empty() && !is_blank(out.back()) &&
                             next < text.size() && !is_blank(text[next]);
    const bool wide = scalar.value > 0xFF00 && scalar.value < 0xFF5F;
    const char letter =
        wide || (form.letters && scalar.value >= 0x80) ? plain_letter(text, at, scalar) : '\0';
    if ((scalar.value >= 0x80 && is_wide_blank(scalar.value)) || (invisible && parts_words))
      out += ' ';
    else if (letter != '\0')
      out += letter;
    else if (!invisible)
      out.append(text, at, scalar.size);
    at = next;
  }
  return at;
}

}  // namespace

std::string in_plain_form(std::string_view text, PlainForm form) {
  if (find_non_ascii(text, 0) == text.size()) return std::string(text);
  std::string out;
  write_plain(text, form, out, std::string::npos);
  return out;
}

std::size_t place_before(std::string_view text, PlainForm form, std::size_t place) {
  if (find_non_ascii(text, 0) == text.size()) return place;
  std::string out;
  return write_plain(text, form, out, place);
}

bool changes_letters(std::string_view text, PlainForm form) {
  if (!form.letters) return false;
  for (std::size_t at = find_non_ascii(text, 0); at < text.size();) {
    const Scalar scalar = read_scalar(text, at);
    const bool wide = scalar.value > 0xFF00 && scalar.value < 0xFF5F;
    if (scalar.value >= 0x80 && !wide && ascii_of(scalar.value) != '\0') return true;
    at += scalar.size;
  }
  return false;
}

}  // namespace mt::text
