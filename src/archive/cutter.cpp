#include "movetext/archive/cutter.hpp"

namespace mt::archive {

std::size_t cut(const Format&, std::string_view) {
  return 0;
}

}  // namespace mt::archive
