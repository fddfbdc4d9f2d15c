// SGF text to records: matches of backgammon (GM[6]) as GNU Backgammon writes them.
//
// A collection has one game tree a game; the games of one match make one record, with its games on the tape
// as a record of .mat has them.  Moves are dice and pairs of letters, which name White's points for both
// sides; plays become text in the mover's own numbers.  What has no event of its own, analysis first of all,
// is skipped without being read and stays on the tape as EventKind::properties.
#pragma once
#include "movetext/formats/sgf/trees.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgf {

// Reads the record that begins at `begin` of `chunk`, as pgn::read_record does: total, in linear time, no
// byte of the chunk outside any record's source.  A match ends before a tree with another length, other
// players, or a number of its game that does not go on.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Whether the beginning of a file is a tree with properties of a root.
bool holds_tree(std::string_view first_bytes);

// Where a stream of matches may be cut: before the first tree of a match.
class Splitter {
 public:
  explicit Splitter(const ReadLimits& limits = {}) : limits_(limits) {}

  // As pgn::Splitter::cut.
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const {
    return limits_.record_bytes + limits_.lookahead + limits_.record_bytes / 8;
  }

 private:
  void scan(std::string_view buffer, bool last);
  // `at_border`: what is left begins with another match.
  Cut give(std::size_t size, bool oversized, bool at_border);

  static constexpr std::size_t none = SIZE_MAX;
  ReadLimits limits_;
  TreeScanner scanner_;
  std::size_t tree_ = none;   // a tree whose head is not read yet
  Head head_;                 // of the tree before
  bool begun_ = false;        // there is one
  std::size_t first_ = none;  // the first border found
  std::size_t last_ = 0;      // and the last one; 0: none behind the begin
  bool inside_oversized_ = false;
};

}  // namespace mt::sgf
