#include "movetext/archive/jobs/job.hpp"

#include "movetext/archive/stages/add_positions.hpp"
#include "movetext/archive/stages/drop_faulty.hpp"
#include "movetext/archive/stages/finish_tags.hpp"
#include "movetext/archive/stages/group_records.hpp"
#include "movetext/archive/stages/keep_images.hpp"
#include "movetext/archive/stages/keep_verdicts.hpp"
#include "movetext/archive/stages/make_keys.hpp"
#include "movetext/archive/stages/require_output.hpp"
#include "movetext/archive/stages/select_records.hpp"
#include "movetext/archive/stages/set_terms.hpp"
#include "movetext/archive/stages/split_lines.hpp"
#include "movetext/archive/stages/truncate_records.hpp"
#include "movetext/archive/stages/unify_names.hpp"
#include "movetext/archive/stages/write_lines.hpp"
#include "movetext/archive/stages/write_moves.hpp"
#include "movetext/archive/stages/write_records.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

using Output = std::shared_ptr<const OutputOptions>;

// Adds the stages that all records pass through before the selection.
void add_judges(const Job& job, const Output& output, StageList& stages) {
  stages.push_back(set_terms(job.terms));
  if (job.names) stages.push_back(unify_names(job.names));
  if (job.ply_counts != PlyCounts::ignore) stages.push_back(check_ply_count(job.ply_counts, job.task.policy));
  if (job.output.to != nullptr) stages.push_back(require_output(output, job.task.policy));
  if (job.splits_lines) stages.push_back(require_lines());
  if (job.outcomes) stages.push_back(keep_verdicts());
  if (job.output.to != nullptr) stages.push_back(drop_faulty(job.output.on_error));
}

// Returns whether the positions that the selection finds are written or counted.
bool needs_positions(const Job& job) {
  return job.output.found_positions || std::ranges::any_of(job.groups, [](const GroupKey& key) {
           return key.name == FilterName::position;
         });
}

// Adds the selection. If its conditions depend on openings, first adds the stage that names openings.
void add_selection(const Job& job, StageList& stages) {
  const bool uses_openings = job.output.to != nullptr || !job.groups.empty() || !job.task.stages.empty();
  const bool names_openings = uses_openings && job.openings.cache && !job.output.writes_positions();
  const MakeStage tag = names_openings ? tag_openings(job.openings, job.groups) : MakeStage();
  if (tag && !job.openings.only_for_groups) stages.push_back(tag);
  if (!job.selection.takes_all())
    stages.push_back(select_records(job.selection, job.names ? TagsKnown::later : TagsKnown::as_read,
                                    needs_positions(job) ? Places::positions : Places::events));
  if (tag && job.openings.only_for_groups) stages.push_back(tag);
}

// Adds the stages that write records.
void add_writers(const Job& job, const Output& output, StageList& stages) {
  stages.push_back(finish_tags(output, job.task.policy));
  if (job.images) return stages.push_back(keep_images());
  if (!job.groups.empty()) stages.push_back(group_output(job.groups, output->writer.spelling));
  const auto keys = std::make_shared<const KeyOptions>(job.keys);
  const bool has_keys = keys->sort || keys->unique;
  if (has_keys) stages.push_back(make_keys(keys, output, KeysAt::before_writing));
  const auto write = output->writes_positions() ? write_lines
                     : output->shows_replay()   ? write_moves
                                                : write_records;
  stages.push_back(write(output, job.task.policy));
  if (sorts_by_moves(*keys)) stages.push_back(make_keys(keys, output, KeysAt::after_writing));
}

void add_writing(const Job& job, const Output& output, StageList& stages) {
  if (job.edit) stages.push_back(edit_records(job.edit, output, job.lines));
  if (job.plies) stages.push_back(truncate_records(*job.plies));
  if (job.position_plies > 0) stages.push_back(add_positions(job.position_plies));
  if (!job.splits_lines) return add_writers(job, output, stages);
  StageList writers;
  add_writers(job, output, writers);
  stages.push_back(split_lines(std::move(writers)));
}

}  // namespace

Task with_stages(const Job& job) {
  const Output output = std::make_shared<const OutputOptions>(job.output);
  Task task = job.task;
  StageList stages;
  add_judges(job, output, stages);
  add_selection(job, stages);
  stages.insert(stages.end(), job.task.stages.begin(), job.task.stages.end());
  if (output->to != nullptr)
    add_writing(job, output, stages);
  else if (job.images)
    add_writers(job, output, stages);
  else if (!job.groups.empty())
    stages.push_back(count_groups(job.groups));
  task.stages = std::move(stages);
  return task;
}

}  // namespace mt::archive
