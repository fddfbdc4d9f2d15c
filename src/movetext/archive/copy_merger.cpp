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

// A record does not grow beyond this, however many copies it has.
constexpr std::size_t most_events = std::size_t{1} << 16;
constexpr std::size_t most_text = std::size_t{4} << 20;

void append_sentence(std::string_view begin, const std::string& words, std::string& out) {
  if (words.empty()) return;
  if (!out.empty()) out += "; ";
  out.append(begin).append(words);
}

}  // namespace

void CopyMerger::begin(const RecordHeader& kept) {
  kept_ = &kept;
  loaded_ = changed_ = false;
}

bool CopyMerger::is_full() const {
  return record_.tape.size() > most_events || record_.side_text.size() > most_text;
}

CopyMerger::Merged CopyMerger::merge(const RecordHeader& copy) {
  if (!writes_annotations(job_.output)) return {};
  if (!copy.image.empty() && copy.image == kept_->image) return {};
  if (copy.image.empty() || kept_->image.empty())
    return {.lost = "a repeat is dropped, and is too long to be compared with the copy that is kept"};
  if (!std::exchange(loaded_, true)) read_image(kept_->image, record_);
  read_image(copy.image, copy_);
  const bool white_first = kept_->context.white_first;
  Merged merged;
  if (job_.keys.keep == Keep::merged && !is_full()) {
    const MergeReport report = merge_records(record_, copy_, white_first);
    merged.adds = report.adds();
    changed_ = changed_ || report.adds();
    append_sentence("a repeat is dropped, and the copy that is kept says otherwise: ",
                    words_of_conflicts(report), merged.lost);
    return merged;
  }
  scratch_ = record_;
  const MergeReport report = merge_records(scratch_, copy_, white_first);
  append_sentence("a repeat is dropped with what the copy that is kept lacks: ", words_of_additions(report),
                  merged.lost);
  append_sentence(merged.lost.empty() ? "a repeat is dropped, and the copy that is kept says otherwise: "
                                      : "and says otherwise: ",
                  words_of_conflicts(report), merged.lost);
  return merged;
}

void CopyMerger::write(RecordHeader& kept, std::string& record) {
  if (!writers_) writers_.emplace(job_.output.writer);
  const bool white_first = kept.context.white_first;
  record.clear();
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
