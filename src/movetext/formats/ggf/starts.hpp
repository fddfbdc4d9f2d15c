// Where games begin in a text of GGF: "(;", after the number of the games in the match if it is given.
//
//   1 (;GM[Othello]...;)
//   2 (;GM[Othello]...;)(;GM[Othello]...;)
#pragma once
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::ggf {

struct Start {
  std::size_t begin = 0;     // of the number, or of the "("
  std::size_t open = 0;      // of the "("
  std::uint32_t number = 0;  // of games in the match; 0: none is given
  bool behind_game = false;  // another one ends in the same line
};

// Finds the next game whose "(" is at `from` or behind it.  Nothing but blanks may stand before it in its
// line, or another game.  What stands before index 0 counts as a line end.
std::optional<Start> find_start(std::string_view text, std::size_t from);
// Finds the last game whose "(" stands before `end`.
std::optional<Start> find_start_before(std::string_view text, std::size_t end);

// The Scan of a MatchSplitter: a record ends before the next game.
class Scan {
 public:
  static constexpr std::size_t lookahead = 2;
  explicit Scan(const ReadLimits& /*limits*/) {}

  template <class Border>
  void run(std::string_view buffer, bool /*last*/, Border&& border) {
    while (const auto start = find_start(buffer, scanned_)) {
      if (begun_) border(start->begin);
      begun_ = true;
      scanned_ = start->open + 2;
    }
    if (buffer.size() > scanned_ + lookahead) scanned_ = buffer.size() - lookahead;
  }
  std::size_t sure() const { return scanned_ > longest_number ? scanned_ - longest_number : 0; }
  void drop(std::size_t size) { scanned_ = scanned_ > size ? scanned_ - size : 0; }
  void restart() {
    scanned_ = 0;
    begun_ = false;
  }

 private:
  static constexpr std::size_t longest_number = 64;  // with the blanks around it

  bool begun_ = false;
  std::size_t scanned_ = 0;  // no game that begins before it is unknown
};

}  // namespace mt::ggf
