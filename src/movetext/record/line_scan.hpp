// The Scan of a MatchSplitter for formats in which lines show where a match starts.
//
// The reader and the splitter of a format share Borders:
//   bool is_border(std::string_view text, const text::Line& line);
//     // called for every line in order: returns whether a running match ends before it
//   static constexpr std::size_t lookahead;   // bytes after the line that the answer may depend on
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

  // Reads whole lines only, and only when the bytes after them that the answer may depend on are there.
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
  std::size_t scanned_ = 0;  // start of the first line not yet read
};

}  // namespace mt
