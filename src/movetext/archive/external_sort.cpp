#include "movetext/archive/external_sort.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <queue>
#include <utility>

namespace mt::archive {

ExternalSortOptions usual_sort() {
  const char* directory = std::getenv("TMPDIR");
  return {.directory = directory != nullptr && *directory != '\0' ? directory : "/tmp"};
}

// Reads the items of one run in sequence.
class ExternalSort::RunReader {
 public:
  explicit RunReader(std::FILE* file) : file_(file) {}

  bool next() {
    std::array<std::uint32_t, 2> sizes{};
    if (std::fread(sizes.data(), sizeof sizes, 1, file_) != 1) return false;
    key_.resize(sizes[0]);
    payload_.resize(sizes[1] & ~far_bit);
    is_far_ = (sizes[1] & far_bit) != 0;
    return read(key_) && read(payload_);
  }
  const std::string& key() const { return key_; }
  const std::string& payload() const { return payload_; }
  bool is_far() const { return is_far_; }

 private:
  bool read(std::string& into) { return into.empty() || std::fread(into.data(), into.size(), 1, file_) == 1; }

  std::FILE* file_;
  std::string key_;
  std::string payload_;
  bool is_far_ = false;
};

std::string_view ExternalSort::key(const Item& item) const {
  return std::string_view(memory_).substr(item.begin, item.key_size);
}

std::string_view ExternalSort::payload(const Item& item) const {
  return std::string_view(memory_).substr(item.begin + item.key_size, item.payload_size & ~far_bit);
}

bool ExternalSort::fail(const char* what) {
  error_ = std::string(what) + ": " + std::strerror(errno);
  return false;
}

bool ExternalSort::add_under(std::span<const std::string_view> keys, std::string_view payload, bool goes_on) {
  if (goes_on || goes_on_ || payload.size() > options_.long_payload) return add_far(keys, payload, goes_on);
  return std::all_of(keys.begin(), keys.end(), [&](std::string_view key) { return hold(key, payload, 0); });
}

bool ExternalSort::add_far(std::span<const std::string_view> keys, std::string_view payload, bool goes_on) {
  if (!far_) far_ = open_run();
  if (!far_) return fail("cannot create a temporary file");
  if (!std::exchange(goes_on_, goes_on)) {
    last_keys_.assign(keys.begin(), keys.end());
    last_far_ = {far_size_, 0};
  }
  if (!payload.empty() && std::fwrite(payload.data(), 1, payload.size(), far_.get()) != payload.size())
    return fail("cannot write a temporary file");
  far_size_ += payload.size();
  last_far_.size += payload.size();
  if (goes_on) return true;
  std::array<char, sizeof(Far)> place{};
  std::memcpy(place.data(), &last_far_, sizeof last_far_);
  return std::all_of(last_keys_.begin(), last_keys_.end(), [&](const std::string& key) {
    return hold(key, {place.data(), place.size()}, far_bit);
  });
}

bool ExternalSort::hold(std::string_view key, std::string_view payload, std::uint32_t flag) {
  if (memory_.empty()) memory_.reserve(options_.memory + key.size() + options_.long_payload);
  items_.push_back({memory_.size(), static_cast<std::uint32_t>(key.size()),
                    static_cast<std::uint32_t>(payload.size()) | flag});
  memory_.append(key).append(payload);
  const std::size_t used = memory_.size() + items_.size() * sizeof(Item);
  return used < options_.memory || (spill() && merge_full_levels());
}

void ExternalSort::sort_items() {
  std::stable_sort(items_.begin(), items_.end(),
                   [this](const Item& a, const Item& b) { return key(a) < key(b); });
}

bool ExternalSort::write_item(std::FILE* file, std::string_view key, std::string_view payload, bool is_far) {
  const std::array<std::uint32_t, 2> sizes{
      static_cast<std::uint32_t>(key.size()),
      static_cast<std::uint32_t>(payload.size()) | (is_far ? far_bit : 0)};
  const bool written = std::fwrite(sizes.data(), sizeof sizes, 1, file) == 1 &&
                       std::fwrite(key.data(), 1, key.size(), file) == key.size() &&
                       std::fwrite(payload.data(), 1, payload.size(), file) == payload.size();
  return written || fail("cannot write a temporary file");
}

bool ExternalSort::spill() {
  sort_items();
  File file = open_run();
  if (!file) return fail("cannot create a temporary file");
  for (const Item& item : items_)
    if (!write_item(file.get(), key(item), payload(item), (item.payload_size & far_bit) != 0)) return false;
  if (std::fflush(file.get()) != 0) return fail("cannot write a temporary file");
  items_.clear();
  memory_.clear();
  runs_.push_back({std::move(file), 0});
  return true;
}

// Limits the number of open runs: merges `fan_in` neighbouring runs of one level into one run of the next
// level.
bool ExternalSort::merge_full_levels() {
  for (;;) {
    const int level = runs_.back().level;
    const auto first =
        std::find_if(runs_.begin(), runs_.end(), [&](const Run& run) { return run.level == level; });
    if (static_cast<std::size_t>(runs_.end() - first) < options_.fan_in) return true;
    std::vector<Run> full(std::make_move_iterator(first), std::make_move_iterator(runs_.end()));
    runs_.erase(first, runs_.end());
    File merged = open_run();
    if (!merged) return fail("cannot create a temporary file");
    const auto keep = [&](std::string_view k, std::string_view p, bool is_far) {
      return write_item(merged.get(), k, p, is_far);
    };
    if (!merge(full, keep)) return false;
    if (std::fflush(merged.get()) != 0) return fail("cannot write a temporary file");
    runs_.push_back({std::move(merged), level + 1});
  }
}

bool ExternalSort::merge(std::vector<Run>& runs, const EmitItem& emit) {
  std::vector<RunReader> readers;
  readers.reserve(runs.size());
  const auto later = [&readers](std::size_t a, std::size_t b) {
    const int order = readers[a].key().compare(readers[b].key());
    return order != 0 ? order > 0 : a > b;
  };
  std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(later)> heads(later);
  for (Run& run : runs) {
    std::rewind(run.file.get());
    readers.emplace_back(run.file.get());
    if (readers.back().next()) heads.push(readers.size() - 1);
  }
  while (!heads.empty()) {
    const std::size_t run = heads.top();
    heads.pop();
    if (!emit(readers[run].key(), readers[run].payload(), readers[run].is_far())) return false;
    if (readers[run].next()) heads.push(run);
    if (std::ferror(runs[run].file.get()) != 0) return fail("cannot read a temporary file");
  }
  return true;
}

bool ExternalSort::emit_payload(std::string_view key, std::string_view payload, bool is_far,
                                const Emit& emit) {
  if (!is_far) return emit(key, payload, false);
  Far far;
  std::memcpy(&far, payload.data(), sizeof far);
  if (::fseeko(far_.get(), static_cast<off_t>(far.begin), SEEK_SET) != 0)
    return fail("cannot read a temporary file");
  std::string piece;
  do {
    piece.resize(std::min<std::uint64_t>(far.size, options_.piece));
    if (!piece.empty() && std::fread(piece.data(), 1, piece.size(), far_.get()) != piece.size())
      return fail("cannot read a temporary file");
    far.size -= piece.size();
    if (!emit(key, piece, far.size > 0)) return false;
  } while (far.size > 0);
  return true;
}

bool ExternalSort::finish(const Emit& emit) {
  const auto emit_item = [&](std::string_view key, std::string_view payload, bool is_far) {
    return emit_payload(key, payload, is_far, emit);
  };
  if (runs_.empty()) {
    sort_items();
    return std::all_of(items_.begin(), items_.end(), [&](const Item& item) {
      return emit_item(key(item), payload(item), (item.payload_size & far_bit) != 0);
    });
  }
  if (!spill()) return false;
  std::string().swap(memory_);
  std::vector<Item>().swap(items_);
  return merge(runs_, emit_item);
}

}  // namespace mt::archive
