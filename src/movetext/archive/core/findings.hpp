// Takes what was found in a record over into the results of its chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/record/record.hpp"

namespace mt::archive {

// Gives the faults of a record the severity that the policy has for them.
void judge_faults(Record& record, Policy policy);

// Returns whether a fault of the record is an error.
bool has_error(const Record& record);

// Counts the faults of a record and keeps them in the order of the file, without the notes among them.
void keep_findings(Record& record, Extent extent, Chunk& chunk);

// Keeps what the output has no place for, at that place of the chunk, each message once in the
// chunk, as many of them as are reported of a file and one more.
void keep_loss(Diagnostic loss, std::size_t offset, Policy policy, Chunk& chunk);

}  // namespace mt::archive
