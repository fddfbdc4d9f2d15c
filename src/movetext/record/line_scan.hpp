// The Scan of a MatchSplitter for formats whose lines tell where a match begins.
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
class LineScan {
 public:
  static constexpr std::size_t lookahead = Borders::lookahead;
  explicit LineScan(const ReadLimits& /*limits*/) {}

  // Whole lines only, and what the answer may depend on behind them.
  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border) {
    while (scanned_ < buffer.size()) {
      const text::Line line = text::line_at(buffer, scanned_);
      if (!last && (line.next == buffer.size() || buffer.size() - line.next < lookahead)) return;
      if (borders_.is_border(buffer, line)) {
        border(line.begin);
        borders_ = {};
        borders_.is_border(buffer, line);
      }
      scanned_ = line.next;
    }
  }
  std::size_t sure() const { return scanned_; }
  void drop(std::size_t size) { scanned_ = std::max(scanned_, size) - size; }
  void restart() {
    scanned_ = 0;
    borders_ = {};
  }

 private:
  Borders borders_;
  std::size_t scanned_ = 0;  // begin of the first line not looked at
};

}  // namespace mt
