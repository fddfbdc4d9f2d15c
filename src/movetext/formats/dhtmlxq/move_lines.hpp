// Combines the lines of moves of a game of DhtmlXQ, which refer to each other by numbers, into one tree.
//
// The main line has the number 0. "move_4_44_5" is line 5: its first move is an alternative to the move of
// line 4 that is half-move 44 of the game. "comment5_47" comes after half-move 47 in line 5. The program of
// dpxq.com writes them like this, and the moves of real trees are legal only if they are read like this.
#pragma once
#include "movetext/formats/points/game.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

namespace mt::dhtmlxq {

// A line as written in the text.
struct MoveLine {
  std::uint32_t parent = 0;
  std::uint32_t ply = 1;  // the half-move of its first move
  std::uint32_t number = 0;
  std::size_t begin = 0;  // where its digits are in the text
  std::size_t end = 0;
};

class MoveLines {
 public:
  MoveLines(std::string_view text, points::GameBuilder& game) : text_(text), game_(game) {}

  // Adds a line; a second line with the same number is an error, unless it has the same moves.
  void add(const MoveLine& line);
  // Inserts all lines into the game's tree. Returns false if the record exceeds a limit.
  bool build();
  // Returns whether the game, or its main line alone, has that many moves, after build().
  bool has_moves(std::uint32_t count) const;
  // Adds a comment to a half-move of a line, after build(). A comment without a place is reported and comes
  // before the first move. `begin`, `end`: its range in the text.
  void comment(std::uint32_t line, std::uint32_t ply, std::string_view words, std::size_t begin,
               std::size_t end);

 private:
  enum class State : std::uint8_t { waiting, entered, done };
  struct Line {
    MoveLine written;
    State state = State::waiting;
    MoveTree::Number first = MoveTree::none;  // its moves have numbers from here on
    std::uint32_t moves = 0;
  };

  static MoveTree::Number find(const Line& line, std::uint32_t ply);
  bool put(Line& line);
  bool put_moves(Line& line, MoveTree::Number instead_of);
  void refuse(const Line& line, const std::string& why);

  std::string_view text_;
  points::GameBuilder& game_;
  std::vector<Line> lines_;
  std::map<std::uint32_t, std::size_t> places_;  // in lines_, by number
};

}  // namespace mt::dhtmlxq
