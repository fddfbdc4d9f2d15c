// One record made of several of the same game.
//
//   RecordMerger merger(kept, true);
//   MergeReport report = merger.merge(other, Merging::adds);
//   if (report.has_conflicts()) tell(words_of_conflicts(report));
//   merger.finish();
#pragma once
#include "movetext/record/merge_lines.hpp"
#include "movetext/record/merge_report.hpp"
#include "movetext/record/merge_tags.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>

namespace mt {

class RecordMerger {
 public:
  // `kept` has been played, and stays where it is.  `white_first`: the first side is White.
  RecordMerger(Record& kept, bool white_first) : tags_(kept, white_first), lines_(kept) {}

  // Adds to the record what `other`, which has been played, has and it lacks: tags, comments, embedded
  // commands, glyphs, variations; or counts it.  What contradicts the record is reported and not added, and
  // so are all annotations if the moves of the main lines differ.
  MergeReport merge(const Record& other, Merging merging);
  // Puts the moves and annotations that were added into the record.
  void finish() { lines_.finish(); }

  // Return the size of the record with what was added.
  std::size_t events() const { return lines_.tree().events(); }
  std::size_t text_size() const { return lines_.tree().text_size(); }

 private:
  TagMerger tags_;
  LineMerger lines_;
};

// Returns how much a record says beside the moves of its main line, in bytes: its tags and annotations.
std::uint64_t annotation_size(const Record& record);

}  // namespace mt
