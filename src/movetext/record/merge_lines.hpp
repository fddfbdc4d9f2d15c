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

// Lines that begin alike become one line as far as they do, except that a variation which repeats moves of
// the main line stays as it is.  A comment is added by its parts: embedded commands that are missing, and
// words, unless they are a part of what is there.  A command that can have one value only, such as a clock,
// is reported if the values differ.  A copy costs time by its own size, not by that of the record that stays.
class LineMerger {
 public:
  // Both records have been played, so that a move has one text.  `kept` stays where it is.
  explicit LineMerger(Record& kept) : tree_(kept) {}

  // Returns whether the other record has the same moves in its main line, with the same dice and turns of the
  // cube.
  bool has_same_main_line(const Record& other) const;
  // Adds to the record that is kept what the other one has beside its main line, and it lacks; or counts it.
  // Requires has_same_main_line().
  void merge(const Record& other, Merging merging, MergeReport& report);

  const MergeTree& tree() const { return tree_; }
  // Puts what was added into the record.
  void finish() { tree_.write(); }

 private:
  using Number = MergeTree::Number;
  // A line of the other record.
  struct Job {
    TapeRange line;
    Number before = MergeTree::root;  // the move after which it is played
    Number beside = MergeTree::root;  // the move after which it is written
    bool is_of_new = false;           // it is in a line that was added
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
  std::vector<Number> path_;  // the nodes of the moves of a line, after the one before it
  std::size_t old_ = 0;       // so many of them were there before
};

}  // namespace mt
