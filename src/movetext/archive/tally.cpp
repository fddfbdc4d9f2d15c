#include "movetext/archive/tally.hpp"

#include "movetext/archive/number_bytes.hpp"

namespace mt::archive {
namespace {

constexpr std::size_t bytes_of_an_entry = 150;  // memory of an entry in addition to its text

void append_sums(const GroupSums& sums, std::string& bytes) {
  GroupSums::for_each(sums, [&](std::uint64_t number) { append_number(number, bytes); });
}

GroupSums take_sums(std::string_view bytes) {
  GroupSums sums;
  GroupSums::for_each(sums, [&](std::uint64_t& number) { number = take_number(bytes); });
  return sums;
}

}  // namespace

bool Tally::add(const Chunk& chunk) {
  for (std::size_t i = 0; i < chunk.groups.size(); ++i) {
    const std::string& group = chunk.groups[i];
    GroupSums& sums = counts_[group];
    sums.add(i < chunk.scores.size() ? chunk.scores[i] : PlayerGame());
    if (sums.games == 1) bytes_ += group.size() + bytes_of_an_entry;
    if (bytes_ > options_.memory && !spill()) return false;
  }
  return true;
}

bool Tally::spill() {
  std::string bytes;
  for (const auto& [group, sums] : counts_) {
    bytes.clear();
    append_sums(sums, bytes);
    if (sums_.add(group, bytes)) continue;
    error_ = sums_.error();
    return false;
  }
  counts_.clear();
  bytes_ = 0;
  return true;
}

// Adds each group under a key that sorts by the size of the group, the largest first.
bool Tally::add_up(ExternalSort& by_size) {
  std::string group;
  GroupSums sums;
  std::string bytes;
  const auto keep = [&] {
    if (sums.games == 0) return true;
    std::string key;
    append_number(~sums.games, key);
    bytes.clear();
    append_sums(sums, bytes);
    return by_size.add(key += group, bytes);
  };
  const auto add = [&](std::string_view next, std::string_view numbers, bool) {
    if (next != group) {
      if (!keep()) return false;
      group = next;
      sums = {};
    }
    sums += take_sums(numbers);
    return true;
  };
  return sums_.finish(add) && keep();
}

bool Tally::finish(const Emit& emit) {
  ExternalSort by_size(options_);
  const auto tell = [&](std::string_view key, std::string_view numbers, bool) {
    take_number(key);
    return emit(key, take_sums(numbers));
  };
  if (spill() && add_up(by_size) && by_size.finish(tell)) return true;
  error_ += sums_.error().empty() ? by_size.error() : sums_.error();
  return false;
}

}  // namespace mt::archive
