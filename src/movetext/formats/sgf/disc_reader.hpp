// Reads one game of Othello: a tree with GM[2].
//
//   (;FF[4]GM[2]PB[ann]PW[bob]RE[B+4];B[f5];W[d6](;B[c3])(;B[c5]))
//
// A move is the name of its square ("f5"), or two letters as in Go ("fe": the column from the left, the row
// from the top). A pass is "pa" or an empty value. SZ gives the size of the board if it is not 8x8.
// Properties of the root become tags. Comments and annotations of moves are kept; all other properties are
// kept as comments. Edax and the Smart Game Board write such games.
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
  // The tree of the record begins at `tree`, and the record ends at `end`.
  DiscReader(std::string_view text, const ReadOptions& options, Record& record, std::size_t tree,
             std::size_t end)
      : TextReader(text, options, record), tree_(tree), end_(end) {}

  Found run();
  // Returns the index in `text` at which the record ends.
  std::size_t end() const { return end_; }

  // These three functions are called by NodeTree::walk().
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
  std::size_t size_ = 8;  // number of squares in a row of the board
  std::string board_;     // the squares row by row; '\0': the root does not set the square
  bool has_board_ = false;
  bool has_side_ = false;  // true: PL gives the side to move; false: the first move gives it
  char side_ = 'X';
  std::vector<std::uint32_t> open_;  // indexes on the tape of the open variations
};

}  // namespace mt::sgf
