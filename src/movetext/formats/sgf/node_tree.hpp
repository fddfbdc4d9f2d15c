// The nodes of one game tree, visited in the order of a record.
//
//   NodeTree tree;
//   if (tree.read(text, begin, end, most)) tree.walk(record_maker);
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::sgf {

// The order of nodes differs: SGF writes the variations of a move before the moves that follow it in the main
// line, but a record has them directly after the move.
class NodeTree {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  struct Node {
    std::size_t begin = 0;  // index after the node's ";"
    std::size_t end = 0;    // index of the structural character that ends the node
    std::uint32_t first_child = none;
    std::uint32_t next_sibling = none;
  };

  // Reads the tree whose "(" is at `begin`; stops after the tree or at `end`. Returns false if there are more
  // than `most` nodes, open variations or strays.
  bool read(std::string_view text, std::size_t begin, std::size_t end, std::size_t most);
  bool is_closed() const { return closed_; }
  // Returns the index after the tree.
  std::size_t end() const { return end_; }
  // Text between nodes that is not a structural character of the tree.
  struct Stray {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  const std::vector<Stray>& strays() const { return strays_; }

  // Calls to.node(node) for each node. Calls to.open() before each variation that replaces the previous node,
  // and to.close() after the variation.
  template <class To>
  void walk(To& to) const;

 private:
  void add(std::size_t begin, std::uint32_t parent);
  void add_stray(std::string_view text, std::size_t begin, std::size_t end);

  std::vector<Node> nodes_;
  std::vector<std::uint32_t> last_child_;
  std::vector<Stray> strays_;
  std::size_t end_ = 0;
  bool closed_ = false;
};

template <class To>
void NodeTree::walk(To& to) const {
  // The rest of a line after a node. It must wait until the variations that replace the node have been
  // visited.
  struct Waiting {
    std::uint32_t variation;
    std::uint32_t rest;
  };
  std::vector<Waiting> waiting;
  std::uint32_t at = nodes_.empty() ? none : 0;
  // the node is the first of its siblings; its siblings are variations, which are visited after it
  bool main = true;
  for (;;) {
    while (at != none) {
      to.node(nodes_[at]);
      const std::uint32_t sibling = main ? nodes_[at].next_sibling : none;
      const std::uint32_t rest = nodes_[at].first_child;
      main = sibling == none;
      at = rest;
      if (sibling == none) continue;
      waiting.push_back({sibling, rest});
      to.open();
      at = sibling;
    }
    if (waiting.empty()) return;
    to.close();
    Waiting& line = waiting.back();
    line.variation = nodes_[line.variation].next_sibling;
    main = line.variation == none;
    at = main ? line.rest : line.variation;
    if (main)
      waiting.pop_back();
    else
      to.open();
  }
}

}  // namespace mt::sgf
