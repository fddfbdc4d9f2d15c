// Checks whether the move numbers of a game agree with the number of its plies.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <vector>

namespace mt::pgn {

// Move numbers may be omitted, may start with any number, or may continue the numbers of a set-up position.
// Therefore only their sequence is checked: "1. a b 2. c" is right, "1. a 2. b" is not. The number "n." is
// half-move 2 * n, and "n..." is half-move 2 * n + 1; only differences between half-moves count.
class MoveNumbers {
 public:
  void clear();
  // Stores a number, which belongs to the next move; `second`: "..." follows the number.
  void number(std::int64_t number, bool second) {
    pending_ = true;
    pending_number_ = number;
    pending_second_ = second;
  }
  // Stores a separate "...", which belongs to the next move.
  void ellipsis() { pending_second_ = true; }
  // Returns whether a number has been stored, so that the next token must be a move.
  bool waits_for_move() const { return pending_; }
  // Returns whether the current line has had a number.
  bool any() const { return line_.known; }
  // Returns whether the next ply can have the number: it must be the next number, counted in moves or in
  // half-moves. If the line has no numbers so far, every number is possible.
  bool can_follow(std::int64_t number) const;
  // Counts a move; the tape must contain everything before the move. Returns false if the stored number
  // contradicts the line, or if it belongs to the first ply of a game but is not the number of the first
  // half-move. Then is_new_fault() and missing() give the details.
  bool ply(const Record& record) {
    if (pending_) {
      const std::int64_t offset = 2 * pending_number_ + (pending_second_ ? 1 : 0) - plies_;
      if (!line_.known || offset != line_.offset) return check(record, offset);
      pending_ = pending_second_ = false;
      line_.since = static_cast<std::uint32_t>(record.tape.size());
    }
    ++plies_;
    return true;
  }
  // Returns the half-move of the next ply, computed from the last number. Returns -1 if it is unknown, or if
  // a number has been stored for the next ply.
  std::int64_t next_half_move() const { return line_.known && !pending_ ? plies_ + line_.offset : -1; }
  // Returns the half-move of the next ply: of the stored number if there is one, else computed from the last
  // number.
  std::int64_t due_half_move() const {
    return pending_ ? 2 * pending_number_ + (pending_second_ ? 1 : 0) : next_half_move();
  }
  // Returns whether the number refused by ply() is a new fault. It is not a new fault if it differs from the
  // line by the same amount as the number that was refused before it.
  bool is_new_fault() const { return is_new_fault_; }
  // Returns how many half-moves the refused number skips; the value is negative if it repeats half-moves.
  std::int64_t missing() const { return missing_; }
  // Counts several plies whose numbers are right. `since`: the index on the tape of the last of these plies
  // that has a number.
  void plies(std::int64_t count, std::size_t since) {
    plies_ += count;
    line_.since = static_cast<std::uint32_t>(since);
  }
  // Returns whether the game has had exactly one ply.
  bool begins_game() const { return plies_ == 1 && depth_ == 0; }
  // Allows any number for the next ply, because a new position was set up.
  void restart();
  void open();
  void close();

 private:
  struct Line {
    std::int64_t plies = 0;
    std::int64_t offset = 0;    // half-move of the last number, minus the number of plies before it
    std::int64_t previous = 0;  // value of `offset` before the last contradiction
    bool known = false;
    bool has_previous = false;
    std::uint32_t since = 0;  // index on the tape of the last ply with a number
  };
  static constexpr std::size_t deepest = 64;  // variations with deeper nesting are not checked

  bool check(const Record& record, std::int64_t offset);
  bool agrees(const Record& record, std::int64_t offset) const;

  std::int64_t plies_ = 0;  // plies of the current line
  Line line_;
  std::vector<Line> outer_;  // the lines around the current line, at most `deepest`
  std::size_t depth_ = 0;
  bool pending_ = false;
  bool pending_second_ = false;
  std::int64_t pending_number_ = 0;
  std::int64_t last_error_ = 0;
  std::int64_t missing_ = 0;
  bool is_new_fault_ = false;
};

}  // namespace mt::pgn
