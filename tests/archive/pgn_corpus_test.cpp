// Real chess records: the difficult files are read correctly, and exports obey the same rules.
#include "runner.hpp"

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>

namespace mt::archive {
namespace {

class PgnCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("MOVETEXT_CORPUS");
    if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    files_ = std::string(directory) + "/pgn/";
  }
  Runner runner_;
  std::string files_;
};

TEST_F(PgnCorpus, HardFilesHaveTheirGamesAndPlies) {
  std::istringstream rows(read_file(files_ + "quirks/EXPECT.tsv"));
  std::string row;
  std::getline(rows, row);  // skips the header
  int files = 0;
  while (std::getline(rows, row)) {
    std::istringstream fields(row);
    std::string name;
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    fields >> name >> games >> plies;
    const Ran ran = runner_.run(files_ + "quirks/" + name, "");
    EXPECT_EQ(ran.result.counts.games, games) << row;
    EXPECT_EQ(ran.result.counts.moves, plies) << row;
    ++files;
  }
  EXPECT_EQ(files, 64);
}

TEST_F(PgnCorpus, ExportIsStable) {
  std::set<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(files_))
    if (entry.path().extension() == ".pgn") paths.insert(entry.path().string());
  EXPECT_GE(paths.size(), 100U);
  for (const std::string& path : paths) {
    const std::string once = runner_.run(path, "pgn").out;
    EXPECT_EQ(runner_.run(path, "pgn", 3).out, once) << "threads: " << path;
    const std::string exported = runner_.write("exported.pgn", once);
    EXPECT_EQ(runner_.run(exported, "pgn").out, once) << "idempotence: " << path;
    const std::string json = runner_.write("x.ndjson", runner_.run(exported, "ndjson").out);
    EXPECT_EQ(runner_.run(json, "pgn").out, once) << "ndjson: " << path;
  }
}

}  // namespace
}  // namespace mt::archive
