// If a comment loses its "}", it includes the text after it. This is always reported.
#include "runner.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class LostBraces : public ::testing::Test {
 protected:
  std::vector<std::string> faults_of(const std::string& name, std::string_view record) {
    const Ran ran = runner_.run(runner_.write(name, record), "");
    std::vector<std::string> faults;
    for (const Told& told : ran.notes.told)
      if (told.severity != Severity::note) faults.emplace_back(mt::name(told.code));
    std::sort(faults.begin(), faults.end());
    return faults;
  }
  // Removes closing braces from a record, one at a time, up to `most` of them.
  void remove_braces_of(const std::string& name, const std::string& record, int most) {
    std::vector<std::size_t> places;
    const std::size_t moves = std::min(record.find("\n\n"), record.find("\n\r\n"));
    for (std::size_t at = moves; (at = record.find('}', at)) != std::string::npos; ++at) places.push_back(at);
    if (moves == std::string::npos || places.empty()) return;
    std::shuffle(places.begin(), places.end(), random_);
    places.resize(std::min<std::size_t>(places.size(), static_cast<std::size_t>(most)));
    const std::vector<std::string> before = faults_of(name, record);
    for (const std::size_t at : places) {
      std::string damaged = record;
      damaged.erase(at, 1);
      ++tried_;
      EXPECT_NE(faults_of(name, damaged), before)
          << name << ": the brace after "
          << record.substr(at > 100 ? at - 100 : 0, std::min<std::size_t>(at, 100));
    }
  }

  Runner runner_;
  std::mt19937 random_{20261127};
  int tried_ = 0;
};

TEST_F(LostBraces, AreReportedInAllAnnotatedRecords) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to damage";
  const bool thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder))
      if (entry.path().string().find("quirks") == std::string::npos &&
          (entry.path().extension() == ".pgn" || entry.path().extension() == ".pdn") &&
          entry.file_size() < 2'000'000)  // the files in quirks have unusual braces already
        paths.insert(entry.path());
  for (const std::filesystem::path& path : paths) {
    const std::string text = read_file(path);
    if (text.size() < 2 || text[0] == '\xFF' || text[0] == '\xFE') continue;  // UTF-16
    std::vector<std::string> records;
    for (std::size_t at = text.find("[Event "); at < text.size();) {
      const std::size_t end = std::min(text.find("\n[Event ", at), text.size());
      if (end - at < 30'000) records.push_back(text.substr(at, end - at) + '\n');
      at = std::min(end + 1, text.size());
    }
    std::erase_if(records, [](const std::string& record) { return record.find('}') == std::string::npos; });
    std::shuffle(records.begin(), records.end(), random_);
    if (!thorough && records.size() > 5) records.resize(5);
    for (const std::string& record : records)
      remove_braces_of("x" + path.extension().string(), record, thorough ? 20 : 3);
  }
  EXPECT_GE(tried_, 100);
}

}  // namespace
}  // namespace mt::archive
