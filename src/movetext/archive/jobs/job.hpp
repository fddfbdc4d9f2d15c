// What a command does with the records of an archive: a task, and the options of the usual stages.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/stages/check_ply_count.hpp"
#include "movetext/archive/stages/edit_records.hpp"
#include "movetext/archive/stages/key_options.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/archive/stages/selection.hpp"
#include "movetext/archive/stages/tag_openings.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/record/name_table.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mt::archive {

struct Job {
  Task task;  // its stages receive the selected records
  ReplayTerms terms{};
  std::shared_ptr<const NameTable> names = nullptr;  // table that unifies the names of players
  bool outcomes = false;                             // report the state of each game by its rules
  PlyCounts ply_counts = PlyCounts::ignore;
  OpeningOptions openings{};
  Selection selection{};
  Edit edit{};                            // if empty, records are not edited
  replay::LineFollower* lines = nullptr;  // receives the positions of edited records
  std::optional<std::uint32_t> plies{};   // if set, only so many plies of each game are written
  std::uint32_t position_plies = 0;  // if not 0, a position is added after so many plies, and again and again
  // If not empty, one file is written for each group of records, or the groups are counted.
  std::vector<GroupKey> groups{};
  KeyOptions keys{};
  bool splits_lines = false;  // write a record for each line of a record
  bool images = false;        // keep the images of records instead of writing them (keep_images())
  OutputOptions output{};
};

// Returns the task with all stages that the job needs. The output format must be known.
Task with_stages(const Job& job);

}  // namespace mt::archive
