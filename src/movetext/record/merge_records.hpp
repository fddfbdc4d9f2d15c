// Merges several records of the same game into one.
//
//   RecordMerger merger(kept, true);
//   MergeReport report = merger.merge(other, Merging::adds);
//   if (report.has_conflicts()) report_to_user(words_of_conflicts(report));
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
  // `kept` must have been replayed and must not be moved. `white_first`: White is the first side.
  RecordMerger(Record& kept, bool white_first) : tags_(kept, white_first), lines_(kept) {}

  // Adds or counts everything that only `other` has: tags, comments, embedded commands, glyphs, variations.
  // `other` must have been replayed. Contradictions are reported and not added. If the main lines differ,
  // that is reported and no annotations are added.
  MergeReport merge(const Record& other, Merging merging);
  // Writes the added annotations and variations to the record.
  void finish() { lines_.finish(); }

  // The size of the record with the additions.
  std::size_t events() const { return lines_.tree().events(); }
  std::size_t text_size() const { return lines_.tree().text_size(); }

 private:
  TagMerger tags_;
  LineMerger lines_;
};

// Returns the size in bytes of the tags and annotations, which is everything except the moves of the main
// line.
std::uint64_t annotation_size(const Record& record);

}  // namespace mt
