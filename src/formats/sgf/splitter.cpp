#include "movetext/formats/sgf/reader.hpp"

#include <algorithm>

namespace mt::sgf {

void Splitter::scan(std::string_view buffer, bool last) {
  for (;;) {
    if (tree_ == none) tree_ = scanner_.next(buffer, last);
    if (tree_ == npos) {
      tree_ = none;
      return;
    }
    Head head = head_at(buffer, tree_, limits_.lookahead);
    if (!head.whole && !last) return;
    if (begun_ && !goes_on(head_, head)) {
      last_ = tree_;
      if (first_ == none) first_ = tree_;
    }
    head_ = std::move(head);
    begun_ = true;
    tree_ = none;
  }
}

Cut Splitter::give(std::size_t size, bool oversized, bool at_border) {
  first_ = none;
  last_ = 0;
  inside_oversized_ = oversized && !at_border;
  if (at_border) {
    scanner_ = {};
    tree_ = none;
    begun_ = false;
  } else {
    scanner_.drop(size);
    if (tree_ != none) tree_ -= size;
  }
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
  // A part of one match beyond the limits; a tree whose head is not read may be the next match's.
  const std::size_t size = tree_ != none ? tree_ : scanner_.scanned();
  return size == 0 ? Cut{} : give(size, true, false);
}

}  // namespace mt::sgf
