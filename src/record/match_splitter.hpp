// Where a stream of matches may be cut, for the formats whose lines tell where a match begins.
//
// Borders is the same for the reader and the splitter of a format:
//   bool is_border(std::string_view text, const text::Line& line);
//     // asked of every line in order: whether a match that has begun ends before it
//   static constexpr std::size_t lookahead;   // bytes behind the line that the answer may depend on
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt {

template <class Borders>
class MatchSplitter {
 public:
  explicit MatchSplitter(const ReadLimits& limits = {}) : limits_(limits) {}

  // As pgn::Splitter::cut.
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const {
    return 2 * limits_.record_bytes + limits_.lookahead + Borders::lookahead;
  }

 private:
  void scan(std::string_view buffer, bool last);
  // `at_border`: what is left begins with another match.
  Cut give(std::size_t size, bool oversized, bool at_border);

  static constexpr std::size_t none = SIZE_MAX;

  ReadLimits limits_;
  Borders borders_;
  std::size_t scanned_ = 0;   // begin of the first line not looked at
  std::size_t first_ = none;  // the first border found
  std::size_t last_ = 0;      // and the last one; 0: none behind the begin
  bool inside_oversized_ = false;
};

// Whole lines only, and what the answer may depend on behind them.
template <class Borders>
void MatchSplitter<Borders>::scan(std::string_view buffer, bool last) {
  while (scanned_ < buffer.size()) {
    text::Line line = text::line_at(buffer, scanned_);
    line.begin = text::skip_mark(buffer, scanned_);
    if (!last && (line.next == buffer.size() || buffer.size() - line.next < Borders::lookahead)) return;
    if (borders_.is_border(buffer, line)) {
      last_ = scanned_;
      if (first_ == none) first_ = scanned_;
      borders_ = {};
      borders_.is_border(buffer, line);
    }
    scanned_ = line.next;
  }
}

template <class Borders>
Cut MatchSplitter<Borders>::give(std::size_t size, bool oversized, bool at_border) {
  scanned_ = at_border ? 0 : std::max(scanned_, size) - size;
  if (at_border) borders_ = {};
  first_ = none;
  last_ = 0;
  inside_oversized_ = oversized && !at_border;
  return {size, oversized};
}

template <class Borders>
Cut MatchSplitter<Borders>::cut(std::string_view buffer, bool last) {
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
  std::size_t size = scanned_;
  if (size == 0 && buffer.size() >= most_needed()) size = buffer.size();
  return size == 0 ? Cut{} : give(size, true, false);
}

}  // namespace mt
