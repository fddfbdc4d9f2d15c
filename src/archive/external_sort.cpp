#include "movetext/archive/external_sort.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <queue>
#include <unistd.h>

namespace mt::archive {

// Reads the items of one run, one after the other.
class ExternalSort::RunReader {
 public:
  explicit RunReader(std::FILE* file) : file_(file) {}

  bool next() {
    std::array<std::uint32_t, 2> sizes{};
    if (std::fread(sizes.data(), sizeof sizes, 1, file_) != 1) return false;
    key_.resize(sizes[0]);
    payload_.resize(sizes[1]);
    return read(key_) && read(payload_);
  }
  const std::string& key() const { return key_; }
  const std::string& payload() const { return payload_; }

 private:
  bool read(std::string& into) { return into.empty() || std::fread(into.data(), into.size(), 1, file_) == 1; }

  std::FILE* file_;
  std::string key_;
  std::string payload_;
};

std::string_view ExternalSort::key(const Item& item) const {
  return std::string_view(memory_).substr(item.begin, item.key_size);
}

std::string_view ExternalSort::payload(const Item& item) const {
  return std::string_view(memory_).substr(item.begin + item.key_size, item.payload_size);
}

bool ExternalSort::fail(const char* what) {
  error_ = std::string(what) + ": " + std::strerror(errno);
  return false;
}

bool ExternalSort::add(std::string_view key, std::string_view payload) {
  items_.push_back(
      {memory_.size(), static_cast<std::uint32_t>(key.size()), static_cast<std::uint32_t>(payload.size())});
  memory_.append(key).append(payload);
  const std::size_t used = memory_.size() + items_.size() * sizeof(Item);
  return used < options_.memory || (spill() && merge_full_levels());
}

void ExternalSort::sort_items() {
  std::stable_sort(items_.begin(), items_.end(),
                   [this](const Item& a, const Item& b) { return key(a) < key(b); });
}

ExternalSort::File ExternalSort::open_run() const {
  std::string path = options_.directory + "/movetext-sort-XXXXXX";
  const int descriptor = ::mkstemp(path.data());
  if (descriptor < 0) return nullptr;
  ::unlink(path.c_str());
  File file(::fdopen(descriptor, "w+b"));
  if (!file) ::close(descriptor);
  return file;
}

bool ExternalSort::write_item(std::FILE* file, std::string_view key, std::string_view payload) {
  const std::array<std::uint32_t, 2> sizes{static_cast<std::uint32_t>(key.size()),
                                           static_cast<std::uint32_t>(payload.size())};
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
    if (!write_item(file.get(), key(item), payload(item))) return false;
  if (std::fflush(file.get()) != 0) return fail("cannot write a temporary file");
  items_.clear();
  memory_.clear();
  runs_.push_back({std::move(file), 0});
  return true;
}

// Keeps the number of open runs small: `fan_in` neighbours of one level become one run of the next.
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
    const auto keep = [&](std::string_view k, std::string_view p) { return write_item(merged.get(), k, p); };
    if (!merge(full, keep)) return false;
    if (std::fflush(merged.get()) != 0) return fail("cannot write a temporary file");
    runs_.push_back({std::move(merged), level + 1});
  }
}

bool ExternalSort::merge(std::vector<Run>& runs, const Emit& emit) {
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
    if (!emit(readers[run].key(), readers[run].payload())) return false;
    if (readers[run].next()) heads.push(run);
    if (std::ferror(runs[run].file.get()) != 0) return fail("cannot read a temporary file");
  }
  return true;
}

bool ExternalSort::finish(const Emit& emit) {
  if (runs_.empty()) {
    sort_items();
    return std::all_of(items_.begin(), items_.end(),
                       [&](const Item& item) { return emit(key(item), payload(item)); });
  }
  return spill() && merge(runs_, emit);
}

}  // namespace mt::archive
