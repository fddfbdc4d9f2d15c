#include "movetext/formats/mat/lines.hpp"
#include "movetext/formats/mat/reader.hpp"

#include <algorithm>

namespace mt::mat {

// Looks at whole lines only: what the last one is, its end may decide.
void Splitter::scan(std::string_view buffer, bool last) {
  while (scanned_ < buffer.size()) {
    const Line line = line_at(buffer, scanned_);
    if (line.next == buffer.size() && !last) return;
    const LineStart start = classify(buffer, line);
    const LineKind kind = start.kind;
    if (kind == LineKind::length) {
      if (begun_) last_ = in_block_ ? block_ : line.begin;
      if (begun_ && first_ == none) first_ = last_;
      begun_ = true;
    }
    if (kind == LineKind::game) begun_ = true;
    if (kind == LineKind::comment && !in_block_ && may_open_match(buffer, start, after_blank_)) {
      block_ = line.begin;
      in_block_ = true;
    }
    if (kind != LineKind::blank && kind != LineKind::comment) in_block_ = false;
    after_blank_ = kind == LineKind::blank;
    scanned_ = line.next;
  }
}

Cut Splitter::give(std::size_t size, bool oversized, bool at_border) {
  scanned_ = at_border ? 0 : std::max(scanned_, size) - size;
  block_ = std::max(block_, size) - size;
  if (at_border) begun_ = in_block_ = false;
  first_ = none;
  last_ = 0;
  inside_oversized_ = oversized && !at_border;
  return {size, oversized};
}

Cut Splitter::cut(std::string_view buffer, bool last) {
  scan(buffer, last);
  if (inside_oversized_ && first_ == 0) {  // what is left begins with another match
    give(0, false, true);
    return cut(buffer, last);
  }
  if (inside_oversized_ && first_ != none) return give(first_, true, true);
  if (last && (inside_oversized_ || buffer.size() <= most_needed()))
    return give(buffer.size(), inside_oversized_, true);
  if (!inside_oversized_ && last_ > 0) return give(last_, false, true);
  if (!inside_oversized_ && buffer.size() < most_needed()) return {};
  // A part of one match beyond the limits; the comments at its end may be the next match's.
  std::size_t size = in_block_ ? block_ : scanned_;
  if (size == 0 && buffer.size() >= most_needed()) size = buffer.size();
  return size == 0 ? Cut{} : give(size, true, false);
}

}  // namespace mt::mat
