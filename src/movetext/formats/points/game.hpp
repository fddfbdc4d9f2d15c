// What the readers of files of games on points have in common: how they begin and end a record.
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

// Reads one record into `record`, whose source is all of `source`.
class GameBuilder {
 public:
  GameBuilder(std::string_view source, const ReadOptions& options, Record& record);

  MoveTree& tree() { return tree_; }
  Record& record() { return record_; }

  void report(Code code, std::size_t begin, std::size_t end, std::string message);
  // Reports that the file is damaged there, which is an error.
  void report_damage(std::size_t begin, std::size_t end, std::string message);
  // Adds a tag, unless its value is blank or stands under that name; `value` is UTF-8.  Another value of a
  // name becomes a comment.
  void tag(std::string_view name, std::string_view value);
  // Adds the tag Result: 1 the first side has won, 2 the second one, 3 a draw; other numbers add nothing.
  void result(std::uint32_t number);
  // Adds text that belongs to no move; it stands before the first one.
  void remark(std::string_view text);

  // Makes a move out of what the file says; `begin`, `end`: where it stands.  A point that the board does not
  // have is an error, and the move has the text `written`.
  MoveTree::Move move(Point from, Point to, std::size_t begin, std::size_t end, std::string_view written);
  // Keeps the text of a comment, without blanks around it and with "\n" as the end of its lines.
  Span comment(std::string_view text);

  // Says whether the record exceeds a limit of the options.
  bool exceeds() const;
  // Ends a record that is not read because it does.
  Found give_up();
  // Ends the record of a game that starts on that board.  The man that moves first decides which side is to
  // move; if no man does, `second` does.
  Found finish(const Board& board, bool second = false, std::uint32_t number = 1);
  // Ends the record of a game whose tag FEN is there.
  Found finish_as_tagged() { return end_record(); }
  // Ends a record that holds no game, only text.
  Found finish_without_game();

 private:
  Found end_record();

  const ReadOptions& options_;
  Record& record_;
  MoveTree tree_;
  std::vector<Span> remarks_;
};

}  // namespace mt::points
