#include "movetext/database/explorer/item_sort.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <queue>
#include <sys/types.h>
#include <utility>

namespace mt::database {

// A sorted part of the file.
class ItemSort::Run {
 public:
  Run(std::uint64_t begin, std::uint64_t end, std::size_t buffer) : next_(begin), end_(end), most_(buffer) {}

  // Returns the first item that is not taken. Requires has_item().
  const Packed& front() const { return items_[at_]; }
  bool has_item() const { return at_ < items_.size(); }
  // Reads the next items if none is left in memory. Returns false if the disk has failed.
  bool fill(std::FILE* file) {
    if (has_item() || next_ == end_) return true;
    items_.resize(static_cast<std::size_t>(std::min<std::uint64_t>(most_, end_ - next_)));
    at_ = 0;
    if (fseeko(file, static_cast<off_t>(next_ * sizeof(Packed)), SEEK_SET) != 0) return false;
    next_ += items_.size();
    return std::fread(items_.data(), sizeof(Packed), items_.size(), file) == items_.size();
  }
  void take() {
    if (++at_ == items_.size()) items_.clear();
    if (items_.empty()) at_ = 0;
  }

 private:
  std::vector<Packed> items_;
  std::size_t at_ = 0;
  std::uint64_t next_;
  std::uint64_t end_;
  std::size_t most_;
};

ItemSort::ItemSort(std::string directory, std::size_t memory)
    : directory_(std::move(directory)), most_(std::max<std::size_t>(memory / sizeof(Packed), 2)) {}

bool ItemSort::fail(const char* what) {
  error_ = std::string("cannot ").append(what).append(" a temporary file in ").append(directory_);
  error_.append(": ").append(std::strerror(errno));
  return false;
}

Item ItemSort::unpacked(const Packed& packed) {
  return {packed.key(),
          packed.tag_and_side >> 1,
          {packed.game, static_cast<Worth>(packed.worth),
           (packed.tag_and_side & 1U) == 0 ? Side::first : Side::second}};
}

bool ItemSort::add(const Item& item) {
  items_.push_back({static_cast<std::uint32_t>(item.key >> 32), static_cast<std::uint32_t>(item.key),
                    item.tag << 1 | (item.game.mover == Side::second ? 1U : 0U), item.game.game,
                    item.game.worth});
  return items_.size() < most_ || spill();
}

// Sorts items whose keys have the same first bits: distributes them by the next bits, and sorts each part.
// Keys are nearly random numbers, so the parts are soon small. `shift`: the bits of key_high after those.
void ItemSort::sort_part(std::span<Packed> items, unsigned shift) {
  constexpr unsigned bits = 8;
  constexpr std::size_t parts = std::size_t{1} << bits;
  constexpr std::size_t few = 48;
  if (items.size() <= few || shift < bits) return std::sort(items.begin(), items.end());
  shift -= bits;
  const auto part_of = [shift](const Packed& item) { return item.key_high >> shift & (parts - 1); };
  std::array<std::size_t, parts + 1> begins{};
  for (const Packed& item : items) ++begins[part_of(item) + 1];
  for (std::size_t part = 0; part < parts; ++part) begins[part + 1] += begins[part];
  std::array<std::size_t, parts + 1> next = begins;
  for (std::size_t part = 0; part < parts; ++part) {
    while (next[part] < begins[part + 1]) {
      Packed item = items[next[part]];
      for (std::size_t own = part_of(item); own != part; own = part_of(item))
        std::swap(item, items[next[own]++]);
      items[next[part]++] = item;
    }
    sort_part(items.subspan(begins[part], begins[part + 1] - begins[part]), shift);
  }
}

bool ItemSort::spill() {
  if (file_ == nullptr) file_ = archive::open_temporary_file(directory_);
  if (file_ == nullptr) return fail("open");
  sort_part(items_, 32);
  if (std::fwrite(items_.data(), sizeof(Packed), items_.size(), file_.get()) != items_.size())
    return fail("write");
  runs_.push_back(items_.size());
  items_.clear();
  return true;
}

bool ItemSort::finish(const Emit& emit) {
  if (!runs_.empty()) {
    if (!items_.empty() && !spill()) return false;
    if (std::fflush(file_.get()) != 0) return fail("write");
    std::vector<Packed>().swap(items_);
    return merge(emit);
  }
  sort_part(items_, 32);
  for (const Packed& item : items_)
    if (!emit(unpacked(item))) return false;
  items_.clear();
  return true;
}

bool ItemSort::merge(const Emit& emit) {
  const std::size_t buffer = std::max<std::size_t>(most_ / runs_.size() / 2, 64);
  std::vector<Run> runs;
  std::uint64_t begin = 0;
  for (const std::uint64_t size : std::exchange(runs_, {})) {
    runs.emplace_back(begin, begin + size, buffer);
    begin += size;
  }
  using Head = std::pair<Packed, std::size_t>;
  const auto after = [](const Head& a, const Head& b) {
    if (b.first < a.first) return true;
    return !(a.first < b.first) && a.second > b.second;
  };
  std::priority_queue<Head, std::vector<Head>, decltype(after)> heads(after);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (!runs[i].fill(file_.get())) return fail("read");
    heads.emplace(runs[i].front(), i);
  }
  while (!heads.empty()) {
    const auto [item, from] = heads.top();
    heads.pop();
    if (!emit(unpacked(item))) return false;
    runs[from].take();
    if (!runs[from].fill(file_.get())) return fail("read");
    if (runs[from].has_item()) heads.emplace(runs[from].front(), from);
  }
  file_.reset();
  return true;
}

}  // namespace mt::database
