// A tree of moves as files of programs have it, before it stands on the tape of a record.
//
//   MoveTree tree;
//   const auto first = tree.follow(MoveTree::root, {.text = record.keep("h2e2")});
//   tree.instead(first, {.text = record.keep("b2e2")});
//   tree.write(record);   // h2e2 (b2e2)
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt {

class MoveTree {
 public:
  struct Move {
    Span place;               // where it stands in the record's source, for messages
    Span text;                // of the ply
    Span comment{};           // empty: none
    std::uint16_t flags = 0;  // EventFlag of the ply
  };
  // The number of a move, in the order in which they were added.  The root is the start position.
  using Number = std::uint32_t;
  static constexpr Number root = 0;
  static constexpr Number none = UINT32_MAX;

  MoveTree() : nodes_(1) {}

  // Adds the move that comes after another one, which has none yet.
  Number follow(Number before, const Move& move);
  // Adds a move that may be played instead of another one; it comes after those that were added before.
  Number instead(Number of, const Move& move);
  void comment_root(Span text) { comment(root, text); }
  // Adds a comment to a move, or to the root, that has none.
  void comment(Number number, Span text) {
    events_ += text.empty() ? 0 : 1;
    nodes_[number].move.comment = text;
  }

  const Move& move(Number number) const { return nodes_[number].move; }
  // Returns the first move of the main line, or none.
  Number first() const { return nodes_[root].next; }
  // Returns the number of moves and the root.
  std::size_t size() const { return nodes_.size(); }
  // Returns the number of events that write() appends.
  std::size_t events() const { return events_; }

  // Appends the comment of the root and all moves to the tape; an alternative is a variation of the move that
  // it replaces.  Before each move stands its place (EventKind::removed).
  void write(Record& record) const;

 private:
  struct Node {
    Move move;
    Number next = none;   // what follows
    Number other = none;  // the next alternative
    Number last = none;   // the last alternative that was added to this move
  };
  Number add(const Move& move);
  void write_move(Number number, Record& record) const;

  std::vector<Node> nodes_;
  std::size_t events_ = 0;
};

// Reads a tree whose moves stand in the order: a move, all that follows it, then its alternatives.
class TreeInOrder {
 public:
  explicit TreeInOrder(MoveTree& tree) : tree_(tree) {}

  // Adds the next move.  `goes_on`: what follows it comes next; `has_other`: an alternative to it comes after
  // that.
  MoveTree::Number add(const MoveTree::Move& move, bool goes_on, bool has_other);
  // Says whether no move is missing.
  bool is_complete() const { return complete_; }

 private:
  MoveTree& tree_;
  MoveTree::Number at_ = MoveTree::root;
  bool instead_ = false;  // the next move replaces at_ and does not follow it
  bool complete_ = false;
  std::vector<MoveTree::Number> promised_;  // moves whose alternatives have not come
};

}  // namespace mt
