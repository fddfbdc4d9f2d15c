// Compares the copies of a game with the kept copy, and merges them into it.
#pragma once
#include "movetext/archive/jobs/job.hpp"
#include "movetext/archive/record_header.hpp"
#include "movetext/archive/stages/record_keys.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/merge_records.hpp"
#include "movetext/record/record.hpp"

#include <optional>
#include <string>

namespace mt::archive {

class CopyMerger {
 public:
  struct Merged {
    bool adds = false;   // something of the copy was added to the kept record
    std::string lost{};  // a sentence about the data that are lost with the copy; empty if no data are lost
  };

  explicit CopyMerger(const Job& job) : job_(job), keys_(job.keys.digest, job.keys.repeats) {}

  // Starts with the record that is kept. The caller must keep it alive until the next call of begin().
  void begin(const RecordHeader& kept);
  // Merges a further copy into the kept record.
  Merged merge(const RecordHeader& copy);
  bool has_changed() const { return changed_; }
  // Writes the merged text to `record`, and its groups and sort key to `kept`.
  void write(RecordHeader& kept, std::string& record);

 private:
  Merging merging() const;

  const Job& job_;
  RecordKeys keys_;
  std::optional<Writers> writers_;
  const RecordHeader* kept_ = nullptr;
  bool changed_ = false;
  Record record_;                       // the kept record; read when merger_ is created
  std::optional<RecordMerger> merger_;  // created for the first copy that must be compared
  Record copy_;
};

}  // namespace mt::archive
