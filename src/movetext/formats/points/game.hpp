// Shared functions of the readers of files with games on points: how they begin and end a record.
#pragma once
#include "movetext/formats/points/board.hpp"
#include "movetext/record/move_tree.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::points {

constexpr Span span(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// Reads one record into `record`, whose source is the whole of `source`.
class GameBuilder {
 public:
  GameBuilder(std::string_view source, const ReadOptions& options, Record& record);

  MoveTree& tree() { return tree_; }
  Record& record() { return record_; }

  void report(Code code, std::size_t begin, std::size_t end, std::string message);
  // Reports damage of the file there, which is an error.
  void report_damage(std::size_t begin, std::size_t end, std::string message);
  // Adds a tag, unless its value is blank or the tag already has it; `value` is UTF-8. A different value for
  // the same name becomes a comment.
  void tag(std::string_view name, std::string_view value);
  // Adds the tag Result: 1 if the first side has won, 2 if the second has, 3 for a draw; other numbers add
  // nothing.
  void result(std::uint32_t number);
  // Adds text that does not belong to a move, as a comment before the first move.
  void remark(std::string_view text);

  // Creates a move from data of the file; `begin`, `end`: its range. A point outside the board is an error,
  // and the move has the text `written`.
  MoveTree::Move move(Point from, Point to, std::size_t begin, std::size_t end, std::string_view written);
  // Stores the text of a comment, without surrounding blanks and with "\n" for line ends.
  Span comment(std::string_view text);

  // Returns whether the record exceeds a limit of the options.
  bool exceeds() const;
  // Ends a record that is not read because it exceeds a limit.
  Found give_up();
  // Ends the record of a game that starts on that board. The side to move is that of the man that moves
  // first; if no man moves, it is given by `second`.
  Found finish(const Board& board, bool second = false, std::uint32_t number = 1);
  // Ends the record of a game that already has a tag FEN.
  Found finish_as_tagged() { return end_record(); }
  // Ends a record that has only text and no game.
  Found finish_without_game();

 private:
  Found end_record();

  const ReadOptions& options_;
  Record& record_;
  MoveTree tree_;
  std::vector<Span> remarks_;
};

}  // namespace mt::points
