#include "movetext/text/markup.hpp"

#include "movetext/text/utf8.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace mt::text {
namespace {

// Returns the character of a reference without its delimiters ("lt", "#8212", "#x2014"), or 0 if the text is
// not a reference.
char32_t referred(std::string_view name) {
  constexpr auto names = std::to_array<std::pair<std::string_view, char>>(
      {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}, {"nbsp", ' '}});
  for (const auto& [known, sign] : names)
    if (name == known) return static_cast<char32_t>(sign);
  if (!name.starts_with('#')) return 0;
  const bool hexadecimal = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
  name.remove_prefix(hexadecimal ? 2 : 1);
  std::uint32_t value = 0;
  const auto [end, fault] =
      std::from_chars(name.data(), name.data() + name.size(), value, hexadecimal ? 16 : 10);
  const bool whole = fault == std::errc() && end == name.data() + name.size();
  const bool scalar = value > 0 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
  return whole && scalar ? char32_t{value} : 0;
}

}  // namespace

void append_without_references(std::string& out, std::string_view markup) {
  constexpr std::size_t longest = 10;  // bytes of a reference without its delimiters
  for (std::size_t at = 0; at < markup.size(); ++at) {
    const std::size_t end =
        markup[at] == '&' ? markup.substr(0, at + longest + 2).find(';', at) : std::string_view::npos;
    const char32_t value = end == std::string_view::npos ? 0 : referred(markup.substr(at + 1, end - at - 1));
    if (value == 0) {
      out += markup[at];
    } else {
      append_scalar(value, out);
      at = end;
    }
  }
}

void append_markup(std::string& out, std::string_view text) {
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default: {
        const auto byte = static_cast<unsigned char>(c);
        const bool control = (byte < ' ' && c != '\n' && c != '\t') || byte == 0x7F;
        out += control ? ' ' : c;
      }
    }
  }
}

std::string as_markup(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  append_markup(out, text);
  return out;
}

}  // namespace mt::text
