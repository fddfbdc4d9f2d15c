#include "movetext/games/xiangqi/files.hpp"

namespace mt::xiangqi {

bool is_cbf(std::string_view text) {
  return text.starts_with("<?xml") && text.find("<ChineseChessRecord") != std::string_view::npos;
}

}  // namespace mt::xiangqi
