// Adds the comments, glyphs and variations of records to another one with the same main line.
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

// Lines that begin alike are merged as far as they agree, except that a variation that repeats moves of the
// main line stays separate. Comments are merged by parts: embedded commands that are missing are added, and
// so are words that the existing comments do not contain. A command that can have only one value, such as a
// clock, is reported if the values differ. The time to merge a copy depends on the size of the copy, not on
// that of the record that stays.
class LineMerger {
 public:
  // Both records must have been replayed, so that equal moves have equal texts. `kept` must not be moved.
  explicit LineMerger(Record& kept) : tree_(kept) {}

  // Returns whether the other record has the same moves in its main line, with the same dice and cube
  // actions.
  bool has_same_main_line(const Record& other) const;
  // Adds to the kept record the annotations and variations that only the other record has, or counts them.
  // Requires has_same_main_line().
  void merge(const Record& other, Merging merging, MergeReport& report);

  const MergeTree& tree() const { return tree_; }
  // Writes the additions into the record.
  void finish() { tree_.write(); }

 private:
  using Number = MergeTree::Number;
  // A line of the other record.
  struct Job {
    TapeRange line;
    Number before = MergeTree::root;  // the move after which it is played
    Number beside = MergeTree::root;  // the move after which it is written
    bool is_of_new = false;           // it belongs to a line that was added
  };

  void follow_main(const Record& other, TapeRange line);
  void follow(const Record& other, const Job& job);
  void walk(const Record& other, const Job& job, Merging merging, MergeReport& report);
  void take_slot(const Record& other, const Job& job, TapeRange slot, std::size_t played, Merging merging,
                 MergeReport& report);
  Number add_move(const Record& other, std::uint32_t at);
  NoteIndex& index_of(Number spot, bool of_leads);

  MergeTree tree_;
  std::unordered_map<std::uint64_t, NoteIndex> notes_;  // by spot, and whether they come before its move
  std::vector<Job> jobs_;
  std::vector<Number> path_;  // the nodes of the moves of a line, starting with the node before it
  std::size_t old_ = 0;       // number of these nodes that existed before
};

}  // namespace mt
