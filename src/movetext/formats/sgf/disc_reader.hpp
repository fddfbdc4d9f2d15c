// Reads one game of Othello, a tree with GM[2].
//
//   (;FF[4]GM[2]PB[ann]PW[bob]RE[B+4];B[f5];W[d6](;B[c3])(;B[c5]))
//
// A move is the name of its square ("f5"), or two letters as in Go ("fe": column and row from the top left);
// a pass is "pa" or empty. SZ gives the size of a board other than 8x8. Properties of the root become tags,
// comments and annotations of moves stay, all others are kept as comments. Edax and the Smart Game Board
// write such games.
#pragma once
#include "movetext/formats/sgf/node_tree.hpp"
#include "movetext/record/text_reader.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::sgf {

class DiscReader final : public TextReader {
 public:
  // The record has the tree at `tree` and ends at `end`.
  DiscReader(std::string_view text, const ReadOptions& options, Record& record, std::size_t tree,
             std::size_t end)
      : TextReader(text, options, record), tree_(tree), end_(end) {}

  Found run();
  // Returns the end of the record in `text`.
  std::size_t end() const { return end_; }

  // Called by NodeTree::walk().
  void node(const NodeTree::Node& node);
  void open();
  void close();

 private:
  struct Property {
    std::string_view name;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<Span> values;
  };
  void read_node(const NodeTree::Node& node, bool root);
  bool next_property(std::size_t& at, std::size_t end, Property& property);
  void take(const Property& property, bool root);
  void read_size(const NodeTree::Node& root);
  bool take_root(const Property& property);
  bool take_setup(const Property& property);
  void read_move(const Property& property);
  bool read_mark(const Property& property);
  void read_result(Span value);
  void add_comment(Span text);
  void add_tag(std::string_view name, Span value);
  void keep(std::size_t begin, std::size_t end, std::string_view fault);
  void add_start();

  std::size_t tree_;
  std::size_t end_;
  bool in_root_ = true;
  std::size_t size_ = 8;  // squares of a row
  std::string board_;     // as set up, row by row; '\0': not set up
  bool has_board_ = false;
  bool has_side_ = false;  // PL gives the side to move; otherwise the first move does
  char side_ = 'X';
  std::vector<std::uint32_t> open_;  // events of the open variations
};

}  // namespace mt::sgf
