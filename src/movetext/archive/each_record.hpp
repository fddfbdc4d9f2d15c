// Reads a set of files, replays each record under its game, and calls a visitor for it.
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

// Reads the files of the task and passes their records through its stages. Records are not written, and
// faults are only stored in Record::diagnostics. After an input failure RunResult::error holds the first
// error, but the files after the faulty one have also been read.
RunResult run_stages(Task task);

// Calls the visitor for each record after the stages of the task, in the calling thread. Memory use does not
// depend on the size of the files. In all other respects it works like run_stages().
RunResult for_each_record(Task task, const Visit& visit);

}  // namespace mt::archive
