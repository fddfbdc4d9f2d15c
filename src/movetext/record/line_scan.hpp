// A Scan for MatchSplitter, for formats in which a match begins with a recognisable line.
//
// The reader and the splitter of a format use the same Borders:
//   bool is_border(std::string_view text, const text::Line& line);
//     // called for every line in order; returns whether the current match ends before the line
//   static constexpr std::size_t lookahead;   // bytes after the line that the result may depend on
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

  // Reads only whole lines. Unless `last` is true, a line is read only if `lookahead` bytes follow it in the
  // buffer.
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
  std::size_t scanned_ = 0;  // start of the first line that has not been read
};

}  // namespace mt
