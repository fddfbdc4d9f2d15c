// Combines the lines of moves of a DhtmlXQ game into one tree; the lines refer to each other by numbers.
//
// The main line has the number 0. "move_4_44_5" is line 5: its first move is an alternative to half-move 44
// of the game in line 4. "comment5_47" is a comment after half-move 47 in line 5. The program of dpxq.com
// writes lines in this way. If the numbers had another meaning, moves in real files would be illegal.
#pragma once
#include "movetext/formats/points/game.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace mt::dhtmlxq {

// A line of moves as written in the text.
struct MoveLine {
  std::uint32_t parent = 0;
  std::uint32_t ply = 1;  // number of the half-move with which the line begins, counted in the game
  std::uint32_t number = 0;
  std::size_t begin = 0;  // [begin, end): the range of the line's digits in the text
  std::size_t end = 0;
};

class MoveLines {
 public:
  MoveLines(std::string_view text, points::GameBuilder& game) : text_(text), game_(game) {}

  // Adds a line. A second line with the same number is an error unless it has the same moves.
  void add(const MoveLine& line);
  // Inserts all lines into the game's tree. Returns false if the record exceeds a limit.
  bool build();
  // Returns whether the game has `count` moves, counting either all lines or only the main line. To be called
  // after build().
  bool has_moves(std::uint32_t count) const;
  // Adds a comment to a half-move of a line. If the line does not have that half-move, this is reported, and
  // the comment comes before the first move. `begin`, `end`: the comment's range in the text. To be called
  // after build().
  void comment(std::uint32_t line, std::uint32_t ply, std::string_view words, std::size_t begin,
               std::size_t end);

 private:
  enum class State : std::uint8_t { waiting, entered, done };
  struct Line {
    MoveLine written;
    State state = State::waiting;
    // number of the line's first move in the tree; the other moves of the line have the numbers after it
    MoveTree::Number first = MoveTree::none;
    std::uint32_t moves = 0;
  };

  static MoveTree::Number find(const Line& line, std::uint32_t ply);
  bool put(Line& line);
  bool put_moves(Line& line, MoveTree::Number instead_of);
  void refuse(const Line& line, const std::string& why);

  std::string_view text_;
  points::GameBuilder& game_;
  std::vector<Line> lines_;
  std::map<std::uint32_t, std::size_t> places_;  // maps the number of a line to its index in lines_
};

}  // namespace mt::dhtmlxq
