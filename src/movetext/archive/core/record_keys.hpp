// Makes the keys by which records are sorted, and by which repeats are found.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/table/writers.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/roster.hpp"

#include <string>

namespace mt::archive {

class RecordKeys {
 public:
  explicit RecordKeys(Digest digest) : digest_(digest) {}

  // Appends the collating key, of which the first 64 KiB count: records that are alike up to there keep the
  // order of the input.
  void append_key(const Record& record, bool white_first, Writers& writers, std::string& key);
  // Appends the identity, or the digest of a long one if there is a digest.
  void append_identity(const Record& record, bool white_first, std::string& identity);

 private:
  Digest digest_;
  TagSheet sheet_;
  std::string movetext_;
};

}  // namespace mt::archive
