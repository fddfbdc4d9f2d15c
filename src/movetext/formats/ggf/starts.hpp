// Finds where games start in a text.
//
//   1 (;GM[Othello]...;)
//   2 (;GM[Othello]...;)(;GM[Othello]...;)
//
// A game starts at a "(;" that comes before a property. A number of games before the "(;" on its line belongs
// to the first game of the line. Values of properties never contain "(;", so if the end of a game is missing,
// the game still ends before the next one.
#pragma once
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mt::ggf {

inline constexpr std::size_t npos = std::string_view::npos;
// How many bytes before and after a "(" decide whether a game starts there.
inline constexpr std::size_t longest_count = 16;
inline constexpr std::size_t longest_opening = 64;

// Returns whether a game starts with the "(" at `at`.
bool opens_game(std::string_view text, std::size_t at);
// Returns the index of the next "(" that starts a game, or text.size() if there is none.
std::size_t next_opening(std::string_view text, std::size_t from);
// Returns where the number of games before the "(" at `at` begins, or `at` if there is none.
std::size_t count_before(std::string_view text, std::size_t at);

// The Scan of a MatchSplitter: it finds where games start.
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
  // Returns the end of the part that belongs to the current game. The bytes after it may be the number of
  // games before the next "(;".
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
  std::size_t at_ = 0;     // the first byte not yet examined
  std::size_t floor_ = 0;  // the number of games before the next "(;" cannot begin before this index
  bool begun_ = false;     // a game has started in the buffer
};

}  // namespace mt::ggf
