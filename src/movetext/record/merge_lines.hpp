// Adds the comments, glyphs and variations of other records to a record with the same main line.
#pragma once
#include "movetext/record/line_slots.hpp"
#include "movetext/record/merge_notes.hpp"
#include "movetext/record/merge_report.hpp"
#include "movetext/record/merge_tree.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace mt {

// Two lines that begin with the same moves are merged up to their first difference. A variation that repeats
// moves of the main line stays separate.
// Comments are merged by parts: missing embedded commands are added, and words that no existing comment
// contains are added. If a command can have only one value (a clock, for example), different values are
// reported.
// The time to merge a record does not depend on the size of the kept record.
class LineMerger {
 public:
  // Both records must have been replayed, so that the same moves have the same texts. `kept` must not be
  // moved.
  explicit LineMerger(Record& kept) : tree_(kept) {}

  // Returns whether the main line of the other record has the same moves, dice and cube actions.
  bool has_same_main_line(const Record& other) const;
  // Adds annotations and variations that the kept record lacks, or counts them. Requires
  // has_same_main_line().
  void merge(const Record& other, Merging merging, MergeReport& report);

  const MergeTree& tree() const { return tree_; }
  // Writes the additions to the record.
  void finish() { tree_.write(); }

 private:
  using Number = MergeTree::Number;
  // A line of the other record.
  struct Job {
    TapeRange line;
    Number before = MergeTree::root;  // the move after which the line is played
    Number beside = MergeTree::root;  // the move after which the line is written
    bool is_of_new = false;           // the line is part of a line that was added
  };

  void follow_main(const Record& other, TapeRange line);
  void follow(const Record& other, const Job& job);
  void walk(const Record& other, const Job& job, Merging merging, MergeReport& report);
  void take_slot(const Record& other, const Job& job, TapeRange slot, std::size_t played, Merging merging,
                 MergeReport& report);
  Number add_move(const Record& other, std::uint32_t at);
  NoteIndex& index_of(Number spot, bool of_leads);

  MergeTree tree_;
  std::unordered_map<std::uint64_t, NoteIndex>
      notes_;  // indexed by spot and by whether the notes come before the move of the spot
  std::vector<Job> jobs_;
  std::vector<Number> path_;  // first the node before a line, then the nodes of the line's moves
  std::size_t old_ = 0;       // number of nodes in `path_` that existed before the merge
};

}  // namespace mt
