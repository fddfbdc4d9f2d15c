#include "movetext/server/boards/board_html.hpp"

namespace mt::server {

std::string escape_html(std::string_view text) {
  std::string out;
  out.reserve(text.size());
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
  return out;
}

}  // namespace mt::server
