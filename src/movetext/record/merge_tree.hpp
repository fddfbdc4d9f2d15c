// A tree of the record that stays when copies of a game are merged. Moves and notes can be added in constant
// time, however many there are.
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

  // The items (by number) that follow a move, or come before the first move of a variation.
  struct Slot {
    std::vector<Number> notes;
    std::vector<Number> rest;  // items from the first variation on
  };
  struct Node {
    Event move;
    Slot slot{};
    Number before = none;  // the move before it; none for the root
    Number next = none;    // the next move of its line
    Number line = main_line;
    Number spot = 0;
  };
  struct Line {
    Slot lead{};           // items before its first move; not used for the main line (see the root)
    Number first = none;   // none if it has no moves
    Number before = root;  // the move after which it is played
  };
  // All nodes that are reached by the same moves. A move of the main line has a spot of its own, since a
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
  // Returns an item: a note, or EventKind::open with the number of a line.
  const Event& item(Number number) const { return items_[number]; }

  // Returns the spot that the other record's move leads to in a variation, or none.
  Number find(Number spot, const Record& other, std::uint32_t at) const;
  // Adds a move of another record after a node, at the end of its variation or as a new variation beside the
  // move that follows. Returns its node.
  Number add_move(Number after, const Record& other, std::uint32_t at);
  // Adds a note of another record to a slot: glyphs go before comments, and both before variations.
  Number add_note(Slot& slot, const Record& other, const Event& event);
  Number add_comment(Slot& slot, std::string_view text, std::uint8_t style);
  // Replaces the text of a comment; an empty text removes it.
  void set_comment(Number item, std::string_view text);
  // Return the size of the record that write() would make.
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
