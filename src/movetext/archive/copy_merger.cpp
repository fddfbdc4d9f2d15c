#include "movetext/archive/copy_merger.hpp"

#include "movetext/archive/stages/copy_of.hpp"
#include "movetext/archive/stages/group_files.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/grouping.hpp"
#include "movetext/record/merge_records.hpp"
#include "movetext/record/record_image.hpp"

#include <utility>

namespace mt::archive {
namespace {

// Once a kept record has more text than this, or more events than most_merged_events, nothing more is added.
constexpr std::size_t most_text = std::size_t{4} << 20;

void append_sentence(std::string_view begin, const std::string& words, std::string& out) {
  if (words.empty()) return;
  if (!out.empty()) out += "; ";
  out.append(begin).append(words);
}

}  // namespace

void CopyMerger::begin(const RecordHeader& kept) {
  kept_ = &kept;
  merger_.reset();
  changed_ = false;
}

// Returns whether the annotations of a copy are added to the kept record or only counted. They are only
// counted if KeyOptions::keep does not ask for merging, if the output holds no annotations (lists of
// positions, tables of moves, reduced records), or if the kept record is full.
Merging CopyMerger::merging() const {
  const bool writes_annotations = !job_.output.to->shows_replay() && !job_.output.writer.reduced;
  const bool is_full = merger_->events() > most_merged_events || merger_->text_size() > most_text;
  return job_.keys.keep == Keep::merged && writes_annotations && !is_full ? Merging::adds : Merging::counts;
}

CopyMerger::Merged CopyMerger::merge(const RecordHeader& copy) {
  if (!copy.image.empty() && copy.image == kept_->image) return {};
  if (copy.image.empty() || kept_->image.empty())
    return {.lost = "a dropped repeat is too long to compare with the kept copy"};
  if (!merger_) {
    read_image(kept_->image, record_);
    merger_.emplace(record_, kept_->context.white_first);
  }
  read_image(copy.image, copy_);
  Merged merged;
  if (merging() == Merging::adds) {
    const MergeReport report = merger_->merge(copy_, Merging::adds);
    merged.adds = report.adds();
    changed_ = changed_ || report.adds();
    append_sentence("a dropped repeat differs from the kept copy: ", words_of_conflicts(report), merged.lost);
    return merged;
  }
  const MergeReport report = merger_->merge(copy_, Merging::counts);
  append_sentence("a dropped repeat has more than the kept copy: ", words_of_additions(report), merged.lost);
  append_sentence(
      merged.lost.empty() ? "a dropped repeat differs from the kept copy: " : "and differs from it: ",
      words_of_conflicts(report), merged.lost);
  return merged;
}

void CopyMerger::write(RecordHeader& kept, std::string& record) {
  if (!writers_) writers_.emplace(job_.output.writer);
  const bool white_first = kept.context.white_first;
  record.clear();
  merger_->finish();
  writers_->of(format_for(*job_.output.to, *record_.convention)).write(record_, white_first, record);
  keys_.begin(record_, white_first);
  kept.key.clear();
  keys_.append_order(record_, job_.keys, white_first, {}, &*writers_, kept.key);
  if (job_.groups.empty()) return;
  kept.groups.clear();
  append_groups(record_, job_.groups,
                {.white_first = white_first, .game = kept.context.game, .end = kept.end}, kept.groups);
  for (std::string& group : kept.groups) group = group_key(group, job_.output.writer.spelling);
}

}  // namespace mt::archive
