// The tree of the moves in another program's file. The tree is then written to the tape of a record.
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
    Span place;               // byte range in the record's source, for messages
    Span text;                // text of the ply
    Span comment{};           // empty if the move has no comment
    std::uint16_t flags = 0;  // EventFlag bits of the ply
  };
  // The number of a move, in the order in which the moves are added. The root is the start position.
  using Number = std::uint32_t;
  static constexpr Number root = 0;
  static constexpr Number none = UINT32_MAX;

  MoveTree() : nodes_(1) {}

  // Adds the move after a move that has no successor yet.
  Number follow(Number before, const Move& move);
  // Adds an alternative to a move, after earlier alternatives.
  Number instead(Number of, const Move& move);
  void comment_root(Span text) { comment(root, text); }
  // Sets the comment of a move (or of the root) that has no comment yet.
  void comment(Number number, Span text) {
    events_ += text.empty() ? 0 : 1;
    nodes_[number].move.comment = text;
  }

  const Move& move(Number number) const { return nodes_[number].move; }
  // Returns the first move of the main line, or none.
  Number first() const { return nodes_[root].next; }
  // Returns the number of moves, including the root.
  std::size_t size() const { return nodes_.size(); }
  // Returns the number of events that write() adds to the tape.
  std::size_t events() const { return events_; }

  // Appends the comment of the root and all moves to the tape. An alternative becomes a variation of the move
  // that it replaces. An EventKind::removed before each move stores the place of the move in the source.
  void write(Record& record) const;

 private:
  struct Node {
    Move move;
    Number next = none;   // the next move in the same line
    Number other = none;  // the next alternative to the same move
    Number last = none;   // the last alternative to this move
  };
  Number add(const Move& move);
  void write_move(Number number, Record& record) const;

  std::vector<Node> nodes_;
  std::size_t events_ = 0;
};

// Builds a tree from moves in this order: a move, then all moves after it, then its alternatives.
class TreeInOrder {
 public:
  explicit TreeInOrder(MoveTree& tree) : tree_(tree) {}

  // Adds the next move and returns its number. `goes_on`: another move follows `move`. `has_other`: an
  // alternative to `move` comes after all moves that follow `move`.
  MoveTree::Number add(const MoveTree::Move& move, bool goes_on, bool has_other);
  // Returns whether all announced moves have been added.
  bool is_complete() const { return complete_; }

 private:
  MoveTree& tree_;
  MoveTree::Number at_ = MoveTree::root;
  bool instead_ = false;  // the next move is an alternative to at_ rather than its successor
  bool complete_ = false;
  std::vector<MoveTree::Number> promised_;  // moves whose alternatives have not been added yet
};

}  // namespace mt
