// Checks whether the move numbers of a game agree with the count of its plies.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <vector>

namespace mt::pgn {

// Move numbers may start anywhere, be omitted, or count from a set-up position. So only the sequence matters:
// "1. a b 2. c" agrees, "1. a 2. b" does not. Half-moves are counted from any origin: 2 * number for "n.",
// plus one for "n...".
class MoveNumbers {
 public:
  void clear();
  // Takes a number before the next move; `second`: it is followed by "...".
  void number(std::int64_t number, bool second) {
    pending_ = true;
    pending_number_ = number;
    pending_second_ = second;
  }
  // Takes a separate "...".
  void ellipsis() { pending_second_ = true; }
  // Returns whether a number precedes the next token, which must be a move.
  bool waits_for_move() const { return pending_; }
  // Returns whether the line has had a number.
  bool any() const { return line_.known; }
  // Returns whether the next ply can have that number: the one after the last, by move or by half-move. A
  // line without numbers can start with any.
  bool can_follow(std::int64_t number) const;
  // Takes a move; the tape holds everything before it. Returns false if the pending number contradicts the
  // line, or is the first of a game and not that of its first half-move; see is_new_fault() and missing().
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
  // Returns the half-move of the next ply according to the last number, or -1 if it is unknown or a number is
  // pending.
  std::int64_t next_half_move() const { return line_.known && !pending_ ? plies_ + line_.offset : -1; }
  // Returns the same, or the pending number.
  std::int64_t due_half_move() const {
    return pending_ ? 2 * pending_number_ + (pending_second_ ? 1 : 0) : next_half_move();
  }
  // Returns whether the number refused by ply() is a new fault, that is, differs from the line by another
  // amount than the previous one.
  bool is_new_fault() const { return is_new_fault_; }
  // Returns how many half-moves that number skips; negative if it repeats some.
  std::int64_t missing() const { return missing_; }
  // Takes that many plies, whose numbers agree; `since`: the index in the tape of the last of them with a
  // number.
  void plies(std::int64_t count, std::size_t since) {
    plies_ += count;
    line_.since = static_cast<std::uint32_t>(since);
  }
  // Returns whether only one ply has been taken.
  bool begins_game() const { return plies_ == 1 && depth_ == 0; }
  // Allows any number next, because the position was replaced.
  void restart();
  void open();
  void close();

 private:
  struct Line {
    std::int64_t plies = 0;
    std::int64_t offset = 0;    // half-move number minus plies, by the last number
    std::int64_t previous = 0;  // ... before the last contradiction
    bool known = false;
    bool has_previous = false;
    std::uint32_t since = 0;  // index in the tape of the last number
  };
  static constexpr std::size_t deepest = 64;  // variations nested deeper are not checked

  bool check(const Record& record, std::int64_t offset);
  bool agrees(const Record& record, std::int64_t offset) const;

  std::int64_t plies_ = 0;  // plies of the line being read
  Line line_;
  std::vector<Line> outer_;  // the open variations down to `deepest`
  std::size_t depth_ = 0;
  bool pending_ = false;
  bool pending_second_ = false;
  std::int64_t pending_number_ = 0;
  std::int64_t last_error_ = 0;
  std::int64_t missing_ = 0;
  bool is_new_fault_ = false;
};

}  // namespace mt::pgn
