#include "movetext/archive/collector.hpp"

#include "movetext/archive/number_bytes.hpp"
#include "movetext/archive/temporary_file.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

// A text with its size before it, so that nothing runs into what follows.
void append_sized(std::string_view text, std::string& out) {
  append_number(text.size(), out);
  out += text;
}

std::string_view take_sized(std::string_view& bytes) {
  const std::size_t size = take_number(bytes);
  const std::string_view text = bytes.substr(0, size);
  bytes.remove_prefix(size);
  return text;
}

// Returns the keys of a record: its place, in each of its groups.
std::vector<std::string> keys_of(std::vector<std::string> groups, std::string_view place) {
  if (groups.empty()) groups.emplace_back();
  for (std::string& group : groups) group += place;
  return groups;
}

constexpr std::size_t long_record = std::size_t{64} << 10;  // a longer record is not copied

}  // namespace

bool Collector::fail(std::string error) {
  if (error_.empty()) error_ = std::move(error);
  return false;
}

// To drop repeats the records are first ordered by what they are, then by where they belong: by their group
// and by their collating key, or by their place in the input.  The first of equals stays.
bool Collector::add(const Chunk& chunk) {
  std::size_t begin = 0;
  std::span<const std::string> groups = chunk.groups;
  for (const Item& item : chunk.items) {
    const std::string_view record = std::string_view(chunk.out).substr(begin, item.end - begin);
    begin = item.end;
    const bool continues = std::exchange(goes_on_, item.goes_on);
    const bool added =
        continues ? sort_->add({}, record, item.goes_on) : add_item(item, groups.first(item.groups), record);
    groups = groups.subspan(item.groups);
    if (!added) return fail(sort_->error());
  }
  return true;
}

bool Collector::add_item(const Item& item, std::span<const std::string> groups, std::string_view record) {
  std::string place = item.key;
  append_number(sequence_++, place);
  if (!task_.unique) {
    const std::vector<std::string> keys = keys_of({groups.begin(), groups.end()}, place);
    const std::vector<std::string_view> views(keys.begin(), keys.end());
    return sort_->add_under(views, record, item.goes_on);
  }
  std::string payload;
  append_number(groups.size(), payload);
  for (const std::string& group : groups) append_sized(group, payload);
  append_sized(place, payload);
  if (record.size() < long_record) return sort_->add(item.identity, payload.append(record), item.goes_on);
  return sort_->add(item.identity, payload, true) && sort_->add({}, record, item.goes_on);
}

bool Collector::drop_repeats(ExternalSort& by_place, ExternalSort& dropped, const std::atomic<bool>& stop) {
  std::string last;
  bool any = false;
  bool inside = false;    // a record that goes on ...
  bool repeated = false;  // ... and is dropped
  return sort_->finish([&](std::string_view identity, std::string_view payload, bool goes_on) {
    if (stop) return false;
    const bool continues = std::exchange(inside, goes_on);
    if (!continues) {
      repeated = any && identity == last;
      any = true;
      last = identity;
      dropped_ += repeated ? 1 : 0;
    }
    if (repeated && repeats_ == nullptr) return true;
    ExternalSort& to = repeated ? dropped : by_place;
    if (continues) return to.add({}, payload, goes_on);
    std::vector<std::string> groups(take_number(payload));
    for (std::string& group : groups) group = take_sized(payload);
    const std::string_view place = take_sized(payload);
    if (repeated) return to.add(place, payload, goes_on);
    const std::vector<std::string> keys = keys_of(std::move(groups), place);
    const std::vector<std::string_view> views(keys.begin(), keys.end());
    return to.add_under(views, payload, goes_on);
  });
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
  const bool grouped = !task_.groups.empty();
  if (!task_.unique) return write_sorted(*sort_, out_, grouped, stop);
  ExternalSort by_place(usual_sort());
  ExternalSort dropped(usual_sort());  // by place, too
  if (!drop_repeats(by_place, dropped, stop) && !stop)
    return fail(sort_->error() + by_place.error() + dropped.error());
  sort_.reset();
  return write_sorted(by_place, out_, grouped, stop) &&
         (repeats_ == nullptr || write_sorted(dropped, *repeats_, false, stop));
}

}  // namespace mt::archive
