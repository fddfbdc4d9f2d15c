// Finds positions where a stream of matches may be split, for formats that are read match by match.
//
// A Scan searches the stream for the borders between matches:
//   explicit Scan(const ReadLimits& limits);
//   static constexpr std::size_t lookahead;   // bytes after a border that the result may depend on, in
//                                             // addition to ReadLimits::lookahead
//   void run(std::string_view buffer, bool last, auto&& border);
//     // continues where it stopped; calls border(at) for each border, in order
//   std::size_t sure() const;      // bytes before this offset belong to the current match
//   void drop(std::size_t size);   // removes bytes inside a match from the front of the buffer
//   void restart();                // after drop(): the rest of the buffer starts with a match
//   void skip_to(std::string_view buffer, std::size_t at);   // optional: continues at a line after `at`
//     // and reports only borders that are certain
#pragma once
#include "movetext/record/last_windows.hpp"
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt {

template <class Scan>
class MatchSplitter {
 public:
  // `window`: see pgn::Splitter.
  explicit MatchSplitter(const ReadLimits& limits = {}, std::size_t window = LastWindows::usual)
      : limits_(limits), window_(window), scan_(limits) {}

  // See pgn::Splitter::cut.
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const {
    return limits_.record_bytes + limits_.record_bytes / 8 + limits_.lookahead + Scan::lookahead;
  }

 private:
  // `at_border`: the rest of the buffer starts with another match.
  Cut give(std::size_t size, bool oversized, bool at_border);
  void run(std::string_view buffer, bool last);
  bool finds_last(std::string_view buffer, bool last);

  static constexpr std::size_t none = SIZE_MAX;

  ReadLimits limits_;
  std::size_t window_;
  Scan scan_;
  std::size_t first_ = none;  // the first border found
  std::size_t last_ = 0;      // the last border found; 0 if there is none after the start
  bool inside_oversized_ = false;
};

template <class Scan>
Cut MatchSplitter<Scan>::give(std::size_t size, bool oversized, bool at_border) {
  if (at_border)
    scan_.restart();
  else
    scan_.drop(size);
  first_ = none;
  last_ = 0;
  inside_oversized_ = oversized && !at_border;
  return {size, oversized};
}

template <class Scan>
void MatchSplitter<Scan>::run(std::string_view buffer, bool last) {
  scan_.run(buffer, last, [this](std::size_t border) {
    last_ = border;
    if (first_ == none) first_ = border;
  });
}

// Searches for the last border backwards from the end of the buffer if the scan supports that. Otherwise
// changes nothing.
template <class Scan>
bool MatchSplitter<Scan>::finds_last(std::string_view buffer, bool last) {
  if constexpr (requires { scan_.skip_to(buffer, std::size_t{}); }) {
    const Scan start = scan_;
    for (LastWindows windows(start.scanned(), buffer.size(), window_); windows.next();) {
      scan_.skip_to(buffer, windows.begin());
      run(buffer, last);
      if (last_ > 0) return true;
      scan_ = start;
    }
  }
  return false;
}

template <class Scan>
Cut MatchSplitter<Scan>::cut(std::string_view buffer, bool last) {
  if (last && !inside_oversized_ && buffer.size() <= most_needed()) return give(buffer.size(), false, true);
  if (!inside_oversized_ && finds_last(buffer, last)) return give(last_, false, true);
  run(buffer, last);
  if (inside_oversized_ && first_ == 0) {  // the rest of the buffer starts with another match
    give(0, false, true);
    return cut(buffer, last);
  }
  if (inside_oversized_ && first_ != none) return give(first_, true, true);
  if (last && inside_oversized_) return give(buffer.size(), true, true);
  if (!inside_oversized_ && last_ > 0) return give(last_, false, true);
  if (!inside_oversized_ && buffer.size() < most_needed()) return {};
  // The match exceeds the limits, so the cut is inside it.
  std::size_t size = scan_.sure();
  if (size == 0 && buffer.size() >= most_needed()) size = buffer.size();
  return size == 0 ? Cut{} : give(size, true, false);
}

}  // namespace mt
