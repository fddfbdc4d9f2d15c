#include "movetext/record/move_tree.hpp"

namespace mt {

MoveTree::Number MoveTree::add(const Move& move) {
  nodes_.push_back({.move = move});
  // These are the events for the place, the ply, and the comment if there is one.
  events_ += move.comment.empty() ? 2 : 3;
  return static_cast<Number>(nodes_.size() - 1);
}

MoveTree::Number MoveTree::follow(Number before, const Move& move) {
  const Number added = add(move);
  nodes_[before].next = added;
  return added;
}

MoveTree::Number MoveTree::instead(Number of, const Move& move) {
  const Number added = add(move);
  events_ += 2;  // the events `open` and `close` of the variation
  const Number after = nodes_[of].last == none ? of : nodes_[of].last;
  nodes_[added].other = nodes_[after].other;
  nodes_[after].other = added;
  nodes_[of].last = added;
  return added;
}

void MoveTree::write_move(Number number, Record& record) const {
  const Move& move = nodes_[number].move;
  record.tape.push_back({.kind = EventKind::removed, .text = move.place});
  record.tape.push_back({.kind = EventKind::ply, .flags = move.flags, .text = move.text});
  if (!move.comment.empty()) record.tape.push_back({.kind = EventKind::comment, .text = move.comment});
}

void MoveTree::write(Record& record) const {
  struct Line {
    Number next;           // the move to write next
    Number other;          // the next alternative to the move before `next`
    std::uint32_t opened;  // index of the `open` event of the line on the tape; unused for the main line
  };
  const Span opening = nodes_[root].move.comment;
  if (!opening.empty()) record.tape.push_back({.kind = EventKind::comment, .text = opening});
  std::vector<Line> lines{{nodes_[root].next, none, none}};
  while (!lines.empty()) {
    Line& line = lines.back();
    if (line.other != none) {
      const Node& head = nodes_[line.other];
      const auto opened = static_cast<std::uint32_t>(record.tape.size());
      record.tape.push_back({.kind = EventKind::open, .text = {}});
      write_move(line.other, record);
      line.other = head.other;
      lines.push_back({head.next, none, opened});
    } else if (line.next != none) {
      const Node& node = nodes_[line.next];
      write_move(line.next, record);
      line.other = node.other;
      line.next = node.next;
    } else {
      if (line.opened != none) {
        const auto closed = static_cast<std::uint32_t>(record.tape.size());
        record.tape.push_back({.kind = EventKind::close, .text = {}, .value = line.opened});
        record.tape[line.opened].value = closed;
      }
      lines.pop_back();
    }
  }
}

MoveTree::Number TreeInOrder::add(const MoveTree::Move& move, bool goes_on, bool has_other) {
  const MoveTree::Number added = instead_ ? tree_.instead(at_, move) : tree_.follow(at_, move);
  if (has_other) promised_.push_back(added);
  at_ = added;
  instead_ = false;
  if (goes_on) return added;
  complete_ = promised_.empty();
  if (complete_) return added;
  at_ = promised_.back();
  promised_.pop_back();
  instead_ = true;
  return added;
}

}  // namespace mt
