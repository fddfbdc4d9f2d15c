// Moves the findings of a record to the results of its chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/record/record.hpp"

namespace mt::archive {

// Gives the faults of a record the severity that they have under the policy.
void judge_faults(Record& record, Policy policy);

// Returns whether a fault of the record is an error.
bool has_error(const Record& record);

// Counts the faults of a record. Adds them, except notes, to the chunk in the order of the file.
void keep_findings(Record& record, Extent extent, Chunk& chunk);

// Adds a loss (something that the output format cannot hold) at `offset` in the chunk. A chunk holds each
// message once, and at most most_losses + 1 messages.
void keep_loss(Diagnostic loss, std::size_t offset, Policy policy, Chunk& chunk);

}  // namespace mt::archive
