// The Scan of a MatchSplitter: it finds where matches start. The comments before the length of a match belong
// to that match.
#pragma once
#include "movetext/formats/mat/lines.hpp"
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::mat {

class BlockScan {
 public:
  static constexpr std::size_t lookahead = 0;
  explicit BlockScan(const ReadLimits& /*limits*/) {}

  // Examines only complete lines, because the kind of a line may depend on its last characters.
  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border) {
    while (scanned_ < buffer.size()) {
      const Line line = line_at(buffer, scanned_);
      if (line.next == buffer.size() && !last) return;
      if (ends_match(buffer, line)) border(border_);
      scanned_ = line.next;
    }
  }
  // Continues at the line after `at`, as if no match had started before it. The borders found are the same,
  // because the start of the scan does not affect whether a match begins or ends in the text after it.
  void skip_to(std::string_view buffer, std::size_t at) {
    scanned_ = line_at(buffer, at).next;
    begun_ = in_block_ = after_blank_ = false;
  }
  std::size_t scanned() const { return scanned_; }
  // Returns the end of the part that belongs to the current match: comments after it may belong to the next
  // match.
  std::size_t sure() const { return in_block_ ? block_ : scanned_; }
  void drop(std::size_t size) {
    scanned_ = std::max(scanned_, size) - size;
    block_ = std::max(block_, size) - size;
  }
  void restart() {
    scanned_ = 0;
    begun_ = in_block_ = false;
  }

 private:
  // Returns whether a match ends before this line, or before the comments above it. border_ receives the
  // position.
  bool ends_match(std::string_view buffer, const Line& line) {
    const LineStart start = classify(buffer, line);
    const LineKind kind = start.kind;
    const bool ends = kind == LineKind::length && begun_;
    if (ends) border_ = in_block_ ? block_ : line.begin;
    if (kind == LineKind::length || kind == LineKind::game) begun_ = true;
    if (kind == LineKind::comment && !in_block_ && may_open_match(buffer, start, after_blank_)) {
      block_ = line.begin;
      in_block_ = true;
    }
    if (kind != LineKind::blank && kind != LineKind::comment) in_block_ = false;
    after_blank_ = kind == LineKind::blank;
    return ends;
  }

  std::size_t scanned_ = 0;  // start of the first line not yet examined
  std::size_t border_ = 0;
  std::size_t block_ = 0;  // start of the comments directly before scanned_, if in_block_
  bool in_block_ = false;  // comments come directly before scanned_
  bool after_blank_ = false;
  bool begun_ = false;  // a match has started in the buffer
};

}  // namespace mt::mat
