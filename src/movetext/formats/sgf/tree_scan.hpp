// The Scan of a MatchSplitter: it finds where matches start. A match starts at a tree that does not continue
// the match of the tree before it.
#pragma once
#include "movetext/formats/sgf/trees.hpp"
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace mt::sgf {

class TreeScan {
 public:
  static constexpr std::size_t lookahead = 0;
  explicit TreeScan(const ReadLimits& limits) : reach_(limits.lookahead) {}

  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border) {
    while (find_head(buffer, last)) {
      if (ends_match()) border(tree_);
      tree_ = npos;
    }
  }
  // Returns the end of the part that certainly belongs to the current match. If the head of a tree has not
  // been read, the tree may belong to the next match.
  std::size_t sure() const { return tree_ != npos ? tree_ : scanner_.scanned(); }
  void drop(std::size_t size) {
    scanner_.drop(std::min(size, scanner_.scanned()));
    if (tree_ != npos) tree_ = tree_ < size ? npos : tree_ - size;
  }
  void restart() {
    scanner_ = {};
    tree_ = npos;
    begun_ = false;
  }

 private:
  // Reads the head of the next tree, whose start is stored in tree_. Returns false if the head is incomplete.
  bool find_head(std::string_view buffer, bool last) {
    if (tree_ == npos) tree_ = scanner_.next(buffer, last);
    if (tree_ == npos) return false;
    next_ = head_at(buffer, tree_, reach_);
    return next_.whole || last;
  }
  // Returns whether the tree at tree_ does not continue the previous one.
  bool ends_match() {
    const bool ends = begun_ && !goes_on(head_, next_);
    head_ = std::move(next_);
    begun_ = true;
    return ends;
  }

  std::size_t reach_;
  TreeScanner scanner_;
  std::size_t tree_ = npos;  // start of the tree whose head is being read
  Head next_;                // head of the tree at tree_
  Head head_;                // head of the previous tree
  bool begun_ = false;       // at least one tree has been read
};

}  // namespace mt::sgf
