// Shows the records of files to a caller, one after the other, each read and played under its game.
//
//   Task task;
//   task.files = {"club.pdn"};
//   const RunResult result = for_each_record(task, [&](const PlayedRecord& played) {
//     count(played.record.tag("Result"));
//     return true;  // go on
//   });
//   if (result.input_failed) return fail(result.error);
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"

namespace mt::archive {

// Reads the files of the task, and passes their records through its stages; records are not written.  Faults
// are in the records alone: Record::diagnostics.  After a failure of the input RunResult::error is the first
// one; the other files have been read all the same.
RunResult run_stages(Task task);

// Shows each record to the visitor after the stages of the task, in the calling thread; memory does not
// depend on the size of the files.  The rest is as for run_stages().
RunResult for_each_record(Task task, const Visit& visit);

}  // namespace mt::archive
