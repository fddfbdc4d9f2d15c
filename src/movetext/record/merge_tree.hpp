// The kept record of a merge as a tree. Adding a move or a note takes constant time.
//
//   MergeTree tree(record);
//   const auto spot = tree.find(tree.node(before).spot, other, at);
//   if (spot == MergeTree::none) tree.add_move(before, other, at);
//   tree.write();
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace mt {

class MergeTree {
 public:
  using Number = std::uint32_t;
  static constexpr Number none = UINT32_MAX;
  static constexpr Number root = 0;       // the node of the start position
  static constexpr Number main_line = 0;  // the number of the main line

  // The items that follow a move or precede the first move of a variation, as indices.
  struct Slot {
    std::vector<Number> notes;
    std::vector<Number> rest;  // the first variation and all items after it
  };
  struct Node {
    Event move;
    Slot slot{};
    Number before = none;  // the previous move; none for the root
    Number next = none;    // the next move of the same line
    Number line = main_line;
    Number spot = 0;
  };
  struct Line {
    // items before the first move of a variation; unused for the main line, whose first items are in the
    // root's slot
    Slot lead{};
    Number first = none;   // none if the line has no moves
    Number before = root;  // the move after which the line is played
  };
  // All nodes that are reached by the same moves. Each move of the main line has its own spot, because a
  // variation that repeats moves of the game stays a separate line.
  struct Spot {
    std::vector<Number> nodes;
    std::vector<Number> lines;  // lines that begin with this move
  };

  explicit MergeTree(Record& record);

  const Record& record() const { return record_; }
  Node& node(Number number) { return nodes_[number]; }
  const Node& node(Number number) const { return nodes_[number]; }
  Line& line(Number number) { return lines_[number]; }
  const Line& line(Number number) const { return lines_[number]; }
  const Spot& spot(Number number) const { return spots_[number]; }
  // Returns an item: a note, or an EventKind::open whose value is the number of a line.
  const Event& item(Number number) const { return items_[number]; }

  // Returns the spot that is reached from `spot`, in a variation, by the move at index `at` of the other
  // record's tape. Returns none if the tree has no such spot.
  Number find(Number spot, const Record& other, std::uint32_t at) const;
  // Adds a move of another record after a node and returns the node of the move. The move continues the
  // variation of the node, or begins a new variation beside the next move.
  Number add_move(Number after, const Record& other, std::uint32_t at);
  // Adds a note of another record to a slot. Glyphs go before comments, and both before variations.
  Number add_note(Slot& slot, const Record& other, const Event& event);
  Number add_comment(Slot& slot, std::string_view text, std::uint8_t style);
  // Replaces the text of a comment; an empty text removes it.
  void set_comment(Number item, std::string_view text);
  // The size of the record after write().
  std::size_t events() const { return nodes_.size() + items_.size() + lines_.size(); }
  std::size_t text_size() const { return record_.side_text.size(); }

  // Rebuilds the tape of the record.
  void write();

 private:
  static std::string key_of(Number spot, const Record& record, const Event& move);
  Slot& slot_at(Number line, Number last) { return last == none ? lines_[line].lead : nodes_[last].slot; }
  Number add_item(const Event& event);
  Number add_node(Number line, Number last, const Event& move);
  Number add_line(Slot& slot, Number before);

  Record& record_;
  std::vector<Node> nodes_;
  std::vector<Line> lines_;
  std::vector<Spot> spots_;
  std::vector<Event> items_;
  std::unordered_map<std::string, Number> spots_by_move_;
};

}  // namespace mt
