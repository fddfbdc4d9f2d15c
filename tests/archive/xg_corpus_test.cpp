// Real files of eXtreme Gammon have the same match as their text version, and SGF and JSON keep everything.
#include "runner.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

class XgCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("MOVETEXT_CORPUS");
    if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    for (const auto& entry : std::filesystem::directory_iterator(std::string(directory) + "/backgammon/xg"))
      if (entry.path().extension() == ".xg" || entry.path().extension() == ".xgp")
        files_.push_back(entry.path().string());
    std::sort(files_.begin(), files_.end());
    ASSERT_FALSE(files_.empty());
  }
  // Returns the games of a match without the tags.
  std::string games_of(const std::string& path) const {
    const std::string out = runner_.run(path, "mat").out;
    return out.substr(std::min(out.find(" point match\n"), out.size()));
  }
  Runner runner_;
  std::vector<std::string> files_;
};

TEST_F(XgCorpus, IsReadWithoutAFault) {
  for (const std::string& file : files_) {
    const Ran ran = runner_.run(file, "");
    EXPECT_GT(ran.result.counts.games, 0U) << file;
    EXPECT_EQ(ran.result.counts.errors, 0U) << file;
    for (const Told& fault : ran.notes.told)
      EXPECT_EQ(fault.code, Code::left_out) << file << ' ' << fault.text;
  }
}

TEST_F(XgCorpus, HasTheSameGamesAsItsText) {
  for (const std::string& file : files_) {
    const std::string text = std::filesystem::path(file).replace_extension(".mat").string();
    if (!std::filesystem::exists(text)) continue;
    EXPECT_EQ(games_of(file), games_of(text)) << file;
  }
}

TEST_F(XgCorpus, LosesNothingInSgfAndJson) {
  for (const std::string& file : files_) {
    const std::string sgf = runner_.run(file, "sgf").out;
    EXPECT_NE(sgf.find("XM["), std::string::npos) << file;
    EXPECT_EQ(runner_.run(file, "sgf", 7).out, sgf) << "threads: " << file;
    EXPECT_EQ(runner_.run(runner_.write("x.sgf", sgf), "sgf").out, sgf) << "idempotence: " << file;
    const std::string json = runner_.write("x.ndjson", runner_.run(file, "ndjson").out);
    EXPECT_EQ(runner_.run(json, "sgf").out, sgf) << "ndjson: " << file;
  }
}

// Damage is reported at a byte of the file, and the damaged part is rejected unchanged. The rest of the file
// is read.
TEST_F(XgCorpus, DamageIsReportedAndKept) {
  for (const std::string& file : files_) {
    const std::string bytes = read_file(file);
    for (const std::size_t at : {bytes.size() / 4, bytes.size() / 2, bytes.size() - 200}) {
      std::string damaged = bytes;
      damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
      const Ran ran = runner_.run(runner_.write("x.xg", damaged + bytes), "mat");
      EXPECT_GT(ran.result.counts.errors, 0U) << file << ' ' << at;
      EXPECT_TRUE(ran.rejects == damaged) << file << ' ' << at;
      EXPECT_EQ(ran.result.counts.written, 1U) << file << ' ' << at;
    }
  }
}

}  // namespace
}  // namespace mt::archive
