// A tree of moves as program files store it, before it is written to the tape of a record.
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
    Span place;               // its place in the record's source, for messages
    Span text;                // text of the ply
    Span comment{};           // empty if there is none
    std::uint16_t flags = 0;  // EventFlag bits of the ply
  };
  // The number of a move, in the order of addition. The root is the start position.
  using Number = std::uint32_t;
  static constexpr Number root = 0;
  static constexpr Number none = UINT32_MAX;

  MoveTree() : nodes_(1) {}

  // Adds the move that follows another one, which must not have a successor yet.
  Number follow(Number before, const Move& move);
  // Adds an alternative to another move, after the alternatives that were added before.
  Number instead(Number of, const Move& move);
  void comment_root(Span text) { comment(root, text); }
  // Sets the comment of a move, or of the root, that has none yet.
  void comment(Number number, Span text) {
    events_ += text.empty() ? 0 : 1;
    nodes_[number].move.comment = text;
  }

  const Move& move(Number number) const { return nodes_[number].move; }
  // Returns the first move of the main line, or none.
  Number first() const { return nodes_[root].next; }
  // Returns the number of moves, including the root.
  std::size_t size() const { return nodes_.size(); }
  // Returns the number of events that write() appends.
  std::size_t events() const { return events_; }

  // Appends the comment of the root and all moves to the tape; an alternative becomes a variation of the move
  // that it replaces. The place of each move (EventKind::removed) comes before it.
  void write(Record& record) const;

 private:
  struct Node {
    Move move;
    Number next = none;   // the move that follows
    Number other = none;  // the next alternative
    Number last = none;   // the last alternative that was added to this move
  };
  Number add(const Move& move);
  void write_move(Number number, Record& record) const;

  std::vector<Node> nodes_;
  std::size_t events_ = 0;
};

// Builds a tree from moves in this order: a move, then all moves that follow it, then its alternatives.
class TreeInOrder {
 public:
  explicit TreeInOrder(MoveTree& tree) : tree_(tree) {}

  // Adds the next move. `goes_on`: its successor comes next. `has_other`: after all successors, an
  // alternative to it comes.
  MoveTree::Number add(const MoveTree::Move& move, bool goes_on, bool has_other);
  // Returns whether all announced moves have been added.
  bool is_complete() const { return complete_; }

 private:
  MoveTree& tree_;
  MoveTree::Number at_ = MoveTree::root;
  bool instead_ = false;  // the next move is an alternative to at_ rather than its successor
  bool complete_ = false;
  std::vector<MoveTree::Number> promised_;  // moves whose alternatives have not come yet
};

}  // namespace mt
