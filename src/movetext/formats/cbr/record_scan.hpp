// The Scan of a MatchSplitter: it finds where the records of a library begin, by their signatures. A heading
// is never separated from the record after it, and the beginning of the library is never separated from its
// first record.
#pragma once
#include "movetext/formats/cbr/layout.hpp"
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::cbr {

class RecordScan {
 public:
  static constexpr std::size_t lookahead = bytes_of_heading;
  explicit RecordScan(const ReadLimits& /*limits*/) {}

  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border);
  std::size_t sure() const { return scanned_; }
  void drop(std::size_t size) { scanned_ -= std::min(size, scanned_); }
  void restart() {
    scanned_ = 0;
    joined_ = true;
  }

 private:
  std::size_t scanned_ = 0;  // new records are searched for from this index
  bool joined_ = true;       // the next record must not be separated from the bytes before it
};

template <class Border>
void RecordScan::run(std::string_view buffer, bool last, Border&& border) {
  constexpr std::size_t mark_bytes = 16;
  for (;;) {
    const std::size_t at = next_record(buffer, scanned_);
    if (at == buffer.size()) {  // the end of the buffer may contain a part of a signature
      const std::size_t seen = last ? at : at - std::min(at, mark_bytes);
      scanned_ = std::max(scanned_, seen);
      return;
    }
    if (!last && buffer.size() - at < lookahead) return;
    if (!joined_) border(at);
    joined_ = is_heading_at(buffer, at);
    scanned_ = at + 1;
  }
}

}  // namespace mt::cbr
