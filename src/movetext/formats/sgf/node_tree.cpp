#include "movetext/formats/sgf/node_tree.hpp"

#include "movetext/formats/sgf/trees.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::sgf {

void NodeTree::add(std::size_t begin, std::uint32_t parent) {
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({.begin = begin, .end = begin});
  last_child_.push_back(none);
  if (parent == none) return;
  std::uint32_t& last = last_child_[parent];
  (last == none ? nodes_[parent].first_child : nodes_[last].next_sibling) = index;
  last = index;
}

void NodeTree::add_stray(std::string_view text, std::size_t begin, std::size_t end) {
  begin = skip_blanks(text.substr(0, end), begin);
  if (begin < end) strays_.push_back({begin, end});
}

bool NodeTree::read(std::string_view text, std::size_t begin, std::size_t end, std::size_t most) {
  text = text.substr(0, end);
  std::vector<std::uint32_t> outer;  // the last node before each open tree
  std::uint32_t last = none;
  bool in_node = false;
  end_ = text.size();
  for (std::size_t at = begin; !closed_;) {
    const std::size_t sign = text::find_any<'[', ';', '(', ')'>(text, at);
    const bool value = sign < text.size() && text[sign] == '[';
    const std::size_t begin_of_gap = at;
    if (in_node && !value) nodes_[last].end = sign;
    const bool is_gap = !in_node;
    in_node = in_node && value;
    at = value ? std::min(value_end(text, sign + 1), text.size()) : std::min(sign + 1, text.size());
    if (is_gap) add_stray(text, begin_of_gap, value ? at : sign);
    if (strays_.size() > most) return false;
    if (sign >= text.size()) break;
    if (text[sign] == ';') {
      if (nodes_.size() >= most) return false;
      add(at, last);
      last = static_cast<std::uint32_t>(nodes_.size() - 1);
      in_node = true;
    } else if (text[sign] == '(') {
      if (outer.size() >= most) return false;
      outer.push_back(last);
    } else if (text[sign] == ')') {
      last = outer.back();
      outer.pop_back();
      closed_ = outer.empty();
      if (closed_) end_ = at;
    }
  }
  return true;
}

}  // namespace mt::sgf
