#include "movetext/archive/collector.hpp"

#include "movetext/archive/temporary_file.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
bool Collector::fail(std::string error) {
  if (error_.empty()) error_ = std::move(error);
  return false;
}

bool Collector::add(const Chunk& chunk, std::uint64_t line) {
  std::size_t begin = 0;
  std::span<const std::string> groups = chunk.groups;
  for (const Item& item : chunk.items) {
    const std::string_view record = std::string_view(chunk.out).substr(begin, item.end - begin);
    begin = item.end;
    const bool continues = std::exchange(goes_on_, item.goes_on);
    const bool added = continues
                           ? add_piece(record, item.goes_on)
                           : add_item(item, groups.first(item.groups), record, header_of(chunk, item, line));
    groups = groups.subspan(item.groups);
    if (!added) return fail(unique_ ? unique_->error() : sort_->error());
  }
  return true;
}

bool Collector::add_piece(std::string_view record, bool goes_on) {
  return unique_ ? unique_->add_piece(record, goes_on) : sort_->add({}, record, goes_on);
}

bool Collector::add_item(const Item& item, std::span<const std::string> groups, std::string_view record,
                         RecordHeader header) {
  header.groups.assign(groups.begin(), groups.end());
  if (unique_) return unique_->add(item, header, record);
  const std::vector<std::string> keys = header.places();
  const std::vector<std::string_view> views(keys.begin(), keys.end());
  return sort_->add_under(views, record, item.goes_on);
}

// `line`: number of the line in the input file at which the chunk begins.
RecordHeader Collector::header_of(const Chunk& chunk, const Item& item, std::uint64_t line) {
  RecordHeader header;
  header.key = item.key;
  header.sequence = sequence_++;
  if (!unique_ || !item.copy) return header;
  if (files_read_.empty() || files_read_.back() != chunk.file->path) files_read_.push_back(chunk.file->path);
  header.file = files_read_.size() - 1;
  const bool is_text = !chunk.file->format->binary;
  header.line = is_text ? line + item.copy->line.before : 0;
  header.offset = chunk.offset + item.copy->offset;
  header.size = item.copy->size;
  header.context = item.copy->context;
  header.end = item.copy->context.end;
  header.image = item.copy->image;
  return header;
}

Place Collector::place_of(const RecordHeader& header) const {
  Place place{.file = files_read_[header.file]};
  if (header.line == 0)
    place.offset = header.offset;
  else
    place.line = header.line;
  return place;
}

bool Collector::begin_group(std::string_view key) {
  const std::string_view group = group_of_key(key);
  if (std::exchange(in_group_, true) && group == group_) return true;
  group_ = group;
  return out_.begin_file(files_.word_of(group));
}

bool Collector::write_sorted(ExternalSort& sorted, Destination& to, bool grouped,
                             const std::atomic<bool>& stop) {
  bool inside = false;
  const auto write = [&](std::string_view key, std::string_view record, bool goes_on) {
    if (stop) return false;
    const bool continues = std::exchange(inside, goes_on);
    if (grouped && !continues && !begin_group(key)) return false;
    const Item item{record.size(), goes_on, {}, {}};
    return to.write(record, std::span(&item, 1));
  };
  return sorted.finish(write) || stop || fail(to.error().empty() ? sorted.error() : to.error());
}

bool Collector::write(const std::atomic<bool>& stop) {
  const bool grouped = !job_.groups.empty();
  if (!unique_) return write_sorted(*sort_, out_, grouped, stop);
  ExternalSort by_place(usual_sort());
  ExternalSort dropped(usual_sort());  // the dropped records, also sorted by place
  const bool read = unique_->finish(by_place, repeats_ == nullptr ? nullptr : &dropped, stop);
  dropped_ = unique_->dropped();
  merged_ = unique_->merged();
  if (!read) return stop || fail(unique_->error());
  unique_.reset();
  return write_sorted(by_place, out_, grouped, stop) &&
         (repeats_ == nullptr || write_sorted(dropped, *repeats_, false, stop));
}

}  // namespace mt::archive
