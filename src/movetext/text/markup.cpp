#include "movetext/text/markup.hpp"

namespace mt::text {

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
