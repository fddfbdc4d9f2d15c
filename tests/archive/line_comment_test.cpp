// A ";" makes the rest of its line a comment. If the comment contains moves of the game, this is reported.
#include "runner.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class LineComments : public ::testing::Test {
 protected:
  std::vector<std::string> faults_of(const std::string& name, const std::string& record) {
    const Ran ran = runner_.run(runner_.write(name, record), "");
    std::vector<std::string> faults;
    for (const Told& told : ran.notes.told)
      if (told.severity != Severity::note) faults.emplace_back(mt::name(told.code));
    moves_ = ran.result.counts.moves;
    return faults;
  }
  // Inserts a ";" before a random word of the moves that is not the last word of the record. Tries this four
  // times, each time with the undamaged record.
  void cut_lines_of(const std::string& name, const std::string& record) {
    const std::size_t begin = record.find("\n\n") + 2;
    if (begin < 2 || record.find_first_of("{;(", begin) != std::string::npos) return;
    const std::vector<std::string> before = faults_of(name, record);
    const std::uint64_t moves = moves_;
    for (int tries = 0; tries < 4; ++tries) {
      const std::size_t blank = record.find_first_of(" \n", begin + random_() % (record.size() - begin));
      if (blank >= record.size() - 1) continue;
      const std::string damaged = record.substr(0, blank + 1) + "; " + record.substr(blank + 1);
      const std::vector<std::string> after = faults_of(name, damaged);
      if (moves_ == moves) continue;  // the comment contains no move, only a result or a move number
      ++tried_;
      EXPECT_NE(after, before) << name << ": ; before "
                               << record.substr(blank + 1, record.find('\n', blank + 1) - blank);
    }
  }

  Runner runner_;
  std::mt19937 random_{20261127};
  std::uint64_t moves_ = 0;
  int tried_ = 0;
};

TEST_F(LineComments, AreReportedIfTheySwallowMoves) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to damage";
  const std::size_t most = std::getenv("MOVETEXT_THOROUGH") != nullptr ? 100 : 8;
  std::set<std::filesystem::path> paths;
  for (const std::string folder : {"/pgn", "/pdn"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory + folder))
      if ((entry.path().extension() == ".pgn" || entry.path().extension() == ".pdn") &&
          entry.file_size() < 400'000)
        paths.insert(entry.path());
  for (const std::filesystem::path& path : paths) {
    const std::string name = "x" + path.extension().string();
    const std::string all = runner_.run(path, name.substr(2)).out;
    std::vector<std::string> records;
    for (std::size_t at = all.find("[Event "); at < all.size();) {
      const std::size_t end = std::min(all.find("\n[Event ", at), all.size());
      if (end - at < 6'000) records.push_back(all.substr(at, end - at) + '\n');
      at = std::min(end + 1, all.size());
    }
    std::shuffle(records.begin(), records.end(), random_);
    records.resize(std::min(records.size(), most));
    for (const std::string& record : records) cut_lines_of(name, record);
  }
  EXPECT_GE(tried_, 300);
}

TEST_F(LineComments, AreReportedIfTheySwallowChineseMoves) {
  const auto reports = [&](const std::string& movetext) {
    const std::vector<std::string> faults = faults_of("x.pgn", "[Variant \"xiangqi\"]\n\n" + movetext + "\n");
    return std::find(faults.begin(), faults.end(), "moves-in-comment") != faults.end();
  };
  EXPECT_TRUE(reports("1. 炮二平五 马8进7 ; 2.马二进三车9平8\n*"));
  EXPECT_TRUE(reports("1. 炮二平五 ; 马8进7 2.马二进三\n车9平8 *"));
  EXPECT_TRUE(reports("; １．炮二平五马8进7\n*"));
  EXPECT_FALSE(reports("1. 炮二平五 ; 好棋\n马8进7 *"));
}

}  // namespace
}  // namespace mt::archive
