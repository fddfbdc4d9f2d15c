#include "movetext/games/xiangqi/files.hpp"

namespace mt::xiangqi {

using namespace std::string_view_literals;

bool is_xqf(std::string_view first_bytes) {
  return first_bytes.starts_with("XQ") && first_bytes.size() > 8 && first_bytes[2] > '\0' &&
         first_bytes[2] < ' ' && first_bytes.substr(4, 4) == "\0\0\0\0"sv;
}

bool is_cbf(std::string_view text) {
  return text.starts_with("<?xml") && text.find("<ChineseChessRecord") != std::string_view::npos;
}

}  // namespace mt::xiangqi
