#include "movetext/archive/cutter.hpp"

namespace mt::archive {

Cutter::Cutter(const Format& format) : splitter_(pgn::Splitter(pgn::pdn())) {
  if (format.id != FormatId::pdn) splitter_ = json::Splitter();
}

Cut Cutter::cut(std::string_view buffer, bool last) {
  return std::visit([&](auto& splitter) { return splitter.cut(buffer, last); }, splitter_);
}

}  // namespace mt::archive
