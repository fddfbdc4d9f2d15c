#include "movetext/archive/cutter.hpp"

namespace mt::archive {

Cutter::Cutter(const Format& format, bool nested_comments)
    : splitter_(pgn::Splitter(
          grammar_of(nested_comments ? pgn::with_nested_comments(dialect_of(format)) : dialect_of(format)))) {
  if (format.id == FormatId::mat)
    splitter_ = mat::Splitter();
  else if (format.id == FormatId::sgf)
    splitter_ = sgf::Splitter();
  else if (format.id == FormatId::sgg)
    splitter_ = sgg::Splitter();
  else if (format.id == FormatId::oldmoves)
    splitter_ = oldmoves::Splitter();
  else if (format.id == FormatId::bgammon)
    splitter_ = bgammon::Splitter();
  else if (!is_movetext(format))
    splitter_ = json::Splitter();
}

std::size_t Cutter::most_needed() const {
  return std::visit([](const auto& splitter) { return splitter.most_needed(); }, splitter_);
}

Cut Cutter::cut(std::string_view buffer, bool last) {
  return std::visit([&](auto& splitter) { return splitter.cut(buffer, last); }, splitter_);
}

}  // namespace mt::archive
