// Calls a visitor for each record of a set of files, read and replayed under its game.
//
//   Task task;
//   task.files = {"club.pdn"};
//   const RunResult result = for_each_record(task, [&](const PlayedRecord& played) {
//     count(played.record.tag("Result"));
//     return true;  // continue
//   });
//   if (result.input_failed) return fail(result.error);
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/visit_records.hpp"

namespace mt::archive {

// Reads the files of the task and passes their records through its stages; records are not written. Faults
// are stored only in the records: Record::diagnostics. After an input failure RunResult::error is the first
// error; the other files have still been read.
RunResult run_stages(Task task);

// Calls the visitor for each record after the stages of the task, in the calling thread. Memory use does not
// depend on the size of the files. Otherwise like run_stages().
RunResult for_each_record(Task task, const Visit& visit);

}  // namespace mt::archive
