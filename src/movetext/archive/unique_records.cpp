#include "movetext/archive/unique_records.hpp"

#include "movetext/archive/number_bytes.hpp"
#include "movetext/archive/stages/copy_of.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t long_record = std::size_t{64} << 10;  // longer records are not copied

std::vector<std::string_view> views_of(const std::vector<std::string>& keys) {
  return {keys.begin(), keys.end()};
}

}  // namespace

ExternalSortOptions UniqueRecords::few_items() {
  ExternalSortOptions options = usual_sort();
  options.memory = std::size_t{1} << 20;
  return options;
}

// The first piece of an item must hold the whole header: a collating key, the names of groups, an image.
ExternalSortOptions UniqueRecords::with_whole_headers() {
  ExternalSortOptions options = usual_sort();
  options.piece = longest_image + (std::size_t{1} << 20);
  return options;
}

bool UniqueRecords::fail(const ExternalSort& sort) {
  if (error_.empty()) error_ = sort.error();
  return false;
}

// A key is never a prefix of another key, so that the sort keeps the copies of a game together.
bool UniqueRecords::add(const Item& item, const RecordHeader& header, std::string_view record) {
  std::string key;
  append_number(item.identity.size(), key);
  key += item.identity;
  append_number(job_.keys.keep == Keep::first ? 0 : ~header.size, key);
  std::string payload;
  append_header(header, payload);
  if (record.size() < long_record) return sort_.add(key, payload.append(record), item.goes_on) || fail(sort_);
  return (sort_.add(key, payload, true) && sort_.add({}, record, item.goes_on)) || fail(sort_);
}

bool UniqueRecords::add_piece(std::string_view record, bool goes_on) {
  return sort_.add({}, record, goes_on) || fail(sort_);
}

bool UniqueRecords::finish(ExternalSort& by_place, ExternalSort* dropped, const std::atomic<bool>& stop) {
  by_place_ = &by_place;
  dropped_ = dropped;
  const bool read = sort_.finish([&](std::string_view key, std::string_view payload, bool goes_on) {
    return !stop && receive(key, payload, goes_on);
  });
  if (stop) return false;
  if (!read) return fail(sort_);
  return end_game() && tell_all();
}

bool UniqueRecords::receive(std::string_view key, std::string_view payload, bool goes_on) {
  if (!std::exchange(goes_on_, goes_on)) return begin(key, payload, goes_on);
  switch (way_) {
    case Way::hold:
      record_ += payload;
      return true;
    case Way::write:
      return by_place_->add({}, payload, goes_on) || fail(*by_place_);
    case Way::drop:
      return dropped_ == nullptr || dropped_->add({}, payload, goes_on) || fail(*dropped_);
  }
  return true;
}

bool UniqueRecords::begin(std::string_view key, std::string_view payload, bool goes_on) {
  key.remove_suffix(sizeof(std::uint64_t));  // the size
  RecordHeader header = take_header(payload);
  if (any_ && key == game_) return drop(header, payload, goes_on);
  if (!end_game()) return false;
  game_ = key;
  return begin_game(std::move(header), payload, goes_on);
}

bool UniqueRecords::begin_game(RecordHeader header, std::string_view record, bool goes_on) {
  any_ = true;
  kept_ = std::move(header);
  is_held_ = !kept_.image.empty();
  way_ = is_held_ ? Way::hold : Way::write;
  record_ = is_held_ ? record : std::string_view();
  merger_.begin(kept_);
  if (is_held_) return true;
  const std::vector<std::string> keys = kept_.places();
  return by_place_->add_under(views_of(keys), record, goes_on) || fail(*by_place_);
}

bool UniqueRecords::drop(const RecordHeader& header, std::string_view record, bool goes_on) {
  ++repeats_;
  way_ = Way::drop;
  if (is_held_) kept_.sequence = std::min(kept_.sequence, header.sequence);
  if (!compare(header)) return false;
  return dropped_ == nullptr || dropped_->add(header.place(), record, goes_on) || fail(*dropped_);
}

// Merges the copy, and keeps a message if a part of the copy is lost.
bool UniqueRecords::compare(const RecordHeader& header) {
  const CopyMerger::Merged merged = merger_.merge(header);
  merged_ += merged.adds ? 1 : 0;
  if (merged.lost.empty()) return true;
  RecordHeader place = header;
  place.image.clear();
  std::string payload;
  append_header(place, payload);
  std::string key;
  append_number(header.sequence, key);
  return messages_.add(key, payload.append(merged.lost)) || fail(messages_);
}

bool UniqueRecords::end_game() {
  if (!any_ || !is_held_) return true;
  if (merger_.has_changed()) merger_.write(kept_, record_);
  const std::vector<std::string> keys = kept_.places();
  return by_place_->add_under(views_of(keys), record_, false) || fail(*by_place_);
}

bool UniqueRecords::tell_all() {
  const auto tell = [&](std::string_view, std::string_view payload, bool) {
    const RecordHeader header = take_header(payload);
    return tell_(header, std::string(payload));
  };
  return messages_.finish(tell) || fail(messages_);
}

}  // namespace mt::archive
