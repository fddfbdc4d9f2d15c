#include "movetext/archive/tally.hpp"

#include "movetext/archive/number_bytes.hpp"

namespace mt::archive {
namespace {

constexpr std::size_t bytes_of_an_entry = 100;  // beside the text

}  // namespace

bool Tally::add(const Chunk& chunk) {
  for (const std::string& group : chunk.groups) {
    if (++counts_[group] == 1) bytes_ += group.size() + bytes_of_an_entry;
    if (bytes_ > options_.memory && !spill()) return false;
  }
  return true;
}

bool Tally::spill() {
  std::string bytes;
  for (const auto& [group, records] : counts_) {
    bytes.clear();
    append_number(records, bytes);
    if (sums_.add(group, bytes)) continue;
    error_ = sums_.error();
    return false;
  }
  counts_.clear();
  bytes_ = 0;
  return true;
}

// Adds each group under a key that sorts by its size, the largest first.
bool Tally::add_up(ExternalSort& by_size) {
  std::string group;
  std::uint64_t records = 0;
  const auto keep = [&] {
    std::string key;
    append_number(~records, key);
    return records == 0 || by_size.add(key += group, {});
  };
  const auto add = [&](std::string_view next, std::string_view bytes, bool) {
    if (next != group) {
      if (!keep()) return false;
      group = next;
      records = 0;
    }
    records += take_number(bytes);
    return true;
  };
  return sums_.finish(add) && keep();
}

bool Tally::finish(const Emit& emit) {
  ExternalSort by_size(options_);
  const auto tell = [&](std::string_view key, std::string_view, bool) {
    const std::uint64_t records = ~take_number(key);
    return emit(key, records);
  };
  if (spill() && add_up(by_size) && by_size.finish(tell)) return true;
  error_ += sums_.error().empty() ? by_size.error() : sums_.error();
  return false;
}

}  // namespace mt::archive
