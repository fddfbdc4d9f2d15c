// The stages that assign records to groups. The groups are counted, or each is written to its own file.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/text/charset.hpp"

#include <vector>

namespace mt::archive {

// Returns the facts that determine the groups of a record but are not in the record itself.
RecordContext context_of(const Played& played, bool white_first);

// Returns a stage that counts records. A record is replayed only if its groups, or another stage, require it.
MakeStage count_groups(std::vector<GroupKey> keys);

// Returns a stage that adds the groups of a record to its output item, as keys that sort by output file.
MakeStage group_output(std::vector<GroupKey> keys, text::Spelling spelling);

}  // namespace mt::archive
