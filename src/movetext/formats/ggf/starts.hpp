// Finds where the games of a text start.
//
//   1 (;GM[Othello]...;)
//   2 (;GM[Othello]...;)(;GM[Othello]...;)
//
// A game starts at "(;" before a property; the number of games of its line, if it is there, belongs to it. No
// value of a property holds that, so a game that has lost its end does not take the next one with it.
#pragma once
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::ggf {

inline constexpr std::size_t npos = std::string_view::npos;
// The bytes before and after a "(" that decide whether a game starts there.
inline constexpr std::size_t longest_count = 16;
inline constexpr std::size_t longest_opening = 64;

// Says whether a game starts with the "(" at `at`.
bool opens_game(std::string_view text, std::size_t at);
// Returns where the next "(" stands that starts a game; text.size(): there is none.
std::size_t next_opening(std::string_view text, std::size_t from);
// Returns where the number of games before the "(" at `at` begins; `at`: there is none.
std::size_t count_before(std::string_view text, std::size_t at);

// The Scan of a MatchSplitter.
class StartScan {
 public:
  static constexpr std::size_t lookahead = longest_opening;
  explicit StartScan(const ReadLimits& /*limits*/) {}

  template <class Border>
  void run(std::string_view buffer, bool last, Border&& border) {
    for (;;) {
      at_ = std::min(buffer.find('(', at_), buffer.size());
      if (at_ == buffer.size() || (!last && buffer.size() - at_ < lookahead)) return;
      if (opens_game(buffer, at_)) {
        if (begun_) border(std::max(floor_, count_before(buffer, at_)));
        begun_ = true;
        floor_ = at_ + 1;
      }
      ++at_;
    }
  }
  // Returns what is certain: the last bytes may be the number of games of the next line.
  std::size_t sure() const { return std::max(floor_, at_ - std::min(at_, longest_count)); }
  void drop(std::size_t size) {
    at_ = std::max(at_, size) - size;
    floor_ = std::max(floor_, size) - size;
  }
  void restart() {
    at_ = floor_ = 0;
    begun_ = false;
  }

 private:
  std::size_t at_ = 0;     // the first byte that was not looked at
  std::size_t floor_ = 0;  // no number begins before it
  bool begun_ = false;     // a game has started
};

}  // namespace mt::ggf
