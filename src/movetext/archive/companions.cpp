#include "movetext/archive/companions.hpp"

#include "movetext/archive/core/compression.hpp"
#include "movetext/archive/raw_file.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>

namespace mt::archive {
namespace {

namespace fs = std::filesystem;

// Returns the names of the files in a folder, in an order that does not depend on the file system.
std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator();
       at.increment(error))
    names.push_back(at->path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

// Returns the first of the companion's possible names that is the name of a file in the folder, or an empty
// string.
std::string find(const std::vector<std::string>& names, const std::string& own_stem,
                 const Companion& companion) {
  std::vector<std::string> wanted{own_stem};
  wanted.insert(wanted.end(), companion.stems.begin(), companion.stems.end());
  for (const std::string& stem : wanted) {
    std::string name = stem + std::string(companion.extension);
    if (std::binary_search(names.begin(), names.end(), name)) return name;
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& other) {
      return text::same_in_any_case(other, name);
    });
    if (found != names.end()) return *found;
  }
  return {};
}

void read(CompanionFile& file, std::size_t most) {
  std::error_code error;
  if (!fs::is_regular_file(file.path, error)) {
    file.fault = "it is not a regular file";
    return;
  }
  RawFile raw;
  if (!raw.open(file.path)) {
    file.fault = raw.fault();
    return;
  }
  file.bytes.resize(most + 1);
  std::size_t size = 0;
  while (const std::size_t got = raw.read_on(std::span(file.bytes).subspan(size))) {
    size += got;
    if (size == file.bytes.size()) break;
  }
  file.bytes.resize(size);
  file.fault = raw.fault();
  if (size > most) file.fault = "it has more than " + std::to_string(most) + " bytes";
}

}  // namespace

std::vector<CompanionFile> find_companions(const Format& format, std::string_view path) {
  std::vector<CompanionFile> files;
  if (path.empty() || path == "-") return files;
  const fs::path own(without_compression(path));
  const fs::path folder = own.has_parent_path() ? own.parent_path() : fs::path(".");
  const std::vector<std::string> names = names_in(folder);
  for (const Companion& companion : format.companions) {
    const std::string stem = own.stem().string();
    const std::string name = find(names, stem, companion);
    CompanionFile file{.found = !name.empty()};
    file.path = (own.parent_path() / (file.found ? name : stem + std::string(companion.extension))).string();
    if (file.found) read(file, companion.most_bytes);
    files.push_back(std::move(file));
  }
  return files;
}

}  // namespace mt::archive
