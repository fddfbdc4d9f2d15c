// What a command does with the records of an archive: a task, and the options of the usual stages.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/stages/edit_records.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/archive/stages/selection.hpp"
#include "movetext/archive/stages/tag_openings.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/record/name_table.hpp"

#include <memory>
#include <vector>

namespace mt::archive {

struct Job {
  Task task;  // its stages see the records that are selected
  ReplayTerms terms{};
  std::shared_ptr<const NameTable> names = nullptr;  // of players, who get the names that it has
  bool outcomes = false;                             // how each game stands by its rules is reported
  OpeningOptions openings{};
  Selection selection{};
  Edit edit{};                            // nothing: records are written as they are
  replay::LineFollower* lines = nullptr;  // receives the positions of records that are edited
  std::vector<GroupKey> groups{};         // a file for the records of each, or they are counted
  KeyOptions keys{};
  OutputOptions output{};
};

// Returns the task with all stages that the job needs.  The format to write is known.
Task with_stages(const Job& job);

}  // namespace mt::archive
