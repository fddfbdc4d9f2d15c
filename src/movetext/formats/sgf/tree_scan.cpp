#include "movetext/formats/sgf/tree_scan.hpp"

#include <algorithm>
#include <utility>

namespace mt::sgf {

bool TreeScan::find_head(std::string_view buffer, bool last) {
  if (tree_ == npos) tree_ = scanner_.next(buffer, last);
  if (tree_ == npos) return false;
  next_ = head_at(buffer, tree_, reach_);
  return next_.whole || last;
}

bool TreeScan::ends_match() {
  const bool ends = begun_ && !goes_on(head_, next_);
  head_ = std::move(next_);
  begun_ = true;
  return ends;
}

void TreeScan::drop(std::size_t size) {
  scanner_.drop(std::min(size, scanner_.scanned()));
  if (tree_ != npos) tree_ = tree_ < size ? npos : tree_ - size;
}

void TreeScan::restart() {
  scanner_ = {};
  tree_ = npos;
  begun_ = false;
}

}  // namespace mt::sgf
