// By what records are sorted, and by what repeats are found.
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

  // Appends the collating key, of which the first 64 KiB count: records that are alike so far are ordered as
  // they stand in the input.
  void append_key(const Record& record, bool white_first, Writers& writers, std::string& key);
  // Appends the identity, or of a long one its digest, if there is one.
  void append_identity(const Record& record, bool white_first, std::string& identity);

 private:
  Digest digest_;
  TagSheet sheet_;
  std::string movetext_;
};

}  // namespace mt::archive
