// Builds records for all readers of xiangqi files, in which moves are given by the points of a board.
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

// Builds one record. The source of the record is `source` as a whole.
class GameBuilder {
 public:
  GameBuilder(std::string_view source, const ReadOptions& options, Record& record);

  MoveTree& tree() { return tree_; }
  Record& record() { return record_; }

  void report(Code code, std::size_t begin, std::size_t end, std::string message);
  // Reports damage in the range [begin, end) of the file as an error.
  void report_damage(std::size_t begin, std::size_t end, std::string message);
  // Adds a tag, unless `value` is blank or the tag already has the same value; `value` is UTF-8. If the tag
  // already has another value, `value` becomes a comment.
  void tag(std::string_view name, std::string_view value);
  // Adds the tag Result: 1 means that the first side has won, 2 that the second side has won, 3 a draw. For
  // any other number no tag is added.
  void result(std::uint32_t number);
  // Adds text that does not belong to a move; it becomes a comment before the first move.
  void remark(std::string_view text);

  // Creates a move from data of the file; `begin`, `end`: the range of that data. If a point is outside the
  // board, an error is reported, and `written` becomes the text of the move.
  MoveTree::Move move(Point from, Point to, std::size_t begin, std::size_t end, std::string_view written);
  // Stores the text of a comment; surrounding blanks are removed, and line ends become "\n".
  Span comment(std::string_view text);

  // Returns whether the record exceeds a limit of the options.
  bool exceeds() const;
  // Ends a record that is not read because it exceeds a limit of the options.
  Found give_up();
  // Ends the record of a game that starts from `board`. The side to move is the side of the man that moves
  // first. If no man moves, `second` gives the side.
  Found finish(const Board& board, bool second = false, std::uint32_t number = 1);
  // Ends the record of a game that already has a tag FEN.
  Found finish_as_tagged() { return end_record(); }
  // Ends a record that contains text but not a game.
  Found finish_without_game();

 private:
  Found end_record();

  const ReadOptions& options_;
  Record& record_;
  MoveTree tree_;
  std::vector<Span> remarks_;
};

}  // namespace mt::points
