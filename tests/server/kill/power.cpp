#include "server/kill/power.hpp"

#include <fstream>
#include <iterator>
#include <set>

namespace mt::server::kill {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t block_size = 4096;

std::string bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool is_kept_by_sync(const std::string& name) {
  return name.ends_with(".db") || name.ends_with(".db-wal");
}

}  // namespace

Power::Power(const Site& site, unsigned seed)
    : data_(site.data()),
      kept_(site.directory() / "kept"),
      broken_(site.directory() / "disk-is-broken"),
      random_(seed) {}

std::vector<std::string> Power::environment() const {
  return {"LD_PRELOAD=" FORGETFUL_DISK, "FORGETFUL_DATA=" + data_.string(),
          "FORGETFUL_KEPT=" + kept_.string(), "FORGETFUL_FAILS=" + broken_.string(),
          // A sanitizer refuses to run if it is not the first library; this option turns the check off.
          "ASAN_OPTIONS=verify_asan_link_order=0"};
}

std::vector<std::string> Power::names() const {
  std::set<std::string> names;
  for (const fs::path& directory : {data_, kept_})
    for (const auto& entry : fs::directory_iterator(directory))
      if (const std::string name = entry.path().filename().string(); is_kept_by_sync(name))
        names.insert(name);
  return {names.begin(), names.end()};
}

void Power::settle() const {
  fs::remove_all(kept_);
  fs::create_directories(kept_);
  for (const std::string& name : names()) {
    fs::copy_file(data_ / name, kept_ / name);
    std::ofstream(kept_ / (name + ".entry"));
  }
}

void Power::fail() {
  const bool has_luck = random_() % 2 == 0;
  for (const std::string& name : names()) fail_below(name, has_luck);
  for (const auto& entry : fs::directory_iterator(data_))
    if (entry.path().filename().string().ends_with(".db-shm")) fs::remove(entry.path());
}

// Leaves the file as it is after a power failure. If `has_luck` is set, each block that was written but not
// synced is kept or lost at random; otherwise all such blocks are lost.
void Power::fail_below(const std::string& name, bool has_luck) {
  const auto chance = [&] { return has_luck && random_() % 2 == 0; };
  if (!fs::exists(kept_ / (name + ".entry")) && !chance()) {
    fs::remove(data_ / name);
    return;
  }
  const std::string written = bytes_of(data_ / name);
  std::string there = bytes_of(kept_ / name);
  if (written.size() < there.size() && chance()) there.resize(written.size());
  for (std::size_t at = 0; at < written.size(); at += block_size) {
    const std::string block = written.substr(at, block_size);
    if (there.compare(std::min(at, there.size()), block.size(), block) == 0 || !chance()) continue;
    if (there.size() < at + block.size()) there.resize(at + block.size());
    there.replace(at, block.size(), block);
  }
  std::ofstream(data_ / name, std::ios::binary | std::ios::trunc) << there;
}

void Power::break_syncs(bool broken) const {
  if (broken)
    std::ofstream(broken_) << '\n';
  else
    fs::remove(broken_);
}

}  // namespace mt::server::kill
