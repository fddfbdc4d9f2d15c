#include "movetext/server/runtime/backups.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <vector>

namespace mt::server::runtime {
namespace {

constexpr std::string_view head = "movetext-";
constexpr std::string_view tail = ".db";

std::string name_at(Time now) {
  const std::time_t seconds = now / second_long;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> out{};
  const std::size_t size = std::strftime(out.data(), out.size(), "%Y%m%dT%H%M%SZ", &utc);
  return std::string(head) + std::string(out.data(), size) + std::string(tail);
}

}  // namespace

std::string back_up(store::Store& store, const std::string& directory, std::uint32_t kept, Time now) {
  namespace fs = std::filesystem;
  fs::create_directories(directory);
  std::string file = (fs::path(directory) / name_at(now)).string();
  store.backup(file);
  std::vector<fs::path> copies;
  for (const auto& entry : fs::directory_iterator(directory)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(head) && name.ends_with(tail)) copies.push_back(entry.path());
  }
  std::sort(copies.begin(), copies.end());  // names contain the time, so this sorts the copies by time
  for (std::size_t i = 0; i + kept < copies.size(); ++i) fs::remove(copies[i]);
  return file;
}

}  // namespace mt::server::runtime
