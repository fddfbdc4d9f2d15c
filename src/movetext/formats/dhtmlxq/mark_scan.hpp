// The Scan of a MatchSplitter: a game begins with the mark "[DhtmlXQ]" or "[DhtmlXQHTML]". The text before
// the first mark belongs to the first game.
#pragma once
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::dhtmlxq {

// Returns the index of the first mark at `from` or later that begins a game, or text.size() if there is none.
std::size_t next_game(std::string_view text, std::size_t from);

class MarkScan {
 public:
  static constexpr std::size_t lookahead = 16;
  explicit MarkScan(const ReadLimits& /*limits*/) {}

  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border) {
    for (std::size_t at = next_game(buffer, scanned_); at < buffer.size(); at = next_game(buffer, scanned_)) {
      if (begun_) border(at);
      begun_ = true;
      scanned_ = at + 1;
    }
    // The end of the buffer may contain only a part of a mark.
    const std::size_t seen = last ? buffer.size() : buffer.size() - std::min(buffer.size(), lookahead);
    scanned_ = std::max(scanned_, seen);
  }
  std::size_t sure() const { return scanned_; }
  void drop(std::size_t size) { scanned_ -= std::min(size, scanned_); }
  void restart() {
    scanned_ = 0;
    begun_ = false;
  }

 private:
  std::size_t scanned_ = 0;  // marks are searched for from this index
  bool begun_ = false;       // the mark of the current game has been read
};

}  // namespace mt::dhtmlxq
