// The cache file stays usable after any interruption.
#include "movetext/engine/analysis/cache.hpp"

#include "movetext/engine/analysis/finding.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace mt::engine {
namespace {

class CacheFile : public testing::Test {
 protected:
  CacheFile() {
    std::string name = (std::filesystem::temp_directory_path() / "movetext-cache-XXXXXX").string();
    path_ = std::string(::mkdtemp(name.data())) + "/cache";
  }
  ~CacheFile() override { std::filesystem::remove_all(std::filesystem::path(path_).parent_path()); }

  std::string bytes() const {
    std::ifstream file(path_, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string& bytes) const { std::ofstream(path_, std::ios::binary) << bytes; }
  void fill() const {
    Cache cache;
    ASSERT_TRUE(cache.open(path_)) << cache.error();
    cache.add(key_of("one"), "first");
    cache.add(key_of("two"), "second");
  }

  std::string path_;
};

TEST_F(CacheFile, IsReadAgain) {
  fill();
  Cache cache;
  ASSERT_TRUE(cache.open(path_)) << cache.error();
  EXPECT_EQ(cache.find(key_of("one")), "first");
  EXPECT_EQ(cache.find(key_of("two")), "second");
  EXPECT_EQ(cache.find(key_of("three")), std::nullopt);
  EXPECT_EQ(cache.damaged(), 0U);
}

// If a process is killed while it writes a line, any number of bytes of the line may be in the file.
TEST_F(CacheFile, SkipsATornLine) {
  fill();
  const std::string whole = bytes();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write(whole.substr(0, size));
    {
      Cache cache;
      ASSERT_TRUE(cache.open(path_)) << size << ": " << cache.error();
      EXPECT_LE(cache.size(), 2U);
      cache.add(key_of("three"), "third");
    }
    Cache again;
    ASSERT_TRUE(again.open(path_));
    EXPECT_EQ(again.find(key_of("three")), "third") << size;
    EXPECT_LE(again.damaged(), 1U);
  }
}

TEST_F(CacheFile, SkipsDamagedLines) {
  fill();
  std::string damaged = bytes();
  damaged[damaged.find("first")] = 'w';
  write(damaged);
  Cache cache;
  ASSERT_TRUE(cache.open(path_));
  EXPECT_EQ(cache.damaged(), 1U);
  EXPECT_EQ(cache.find(key_of("one")), std::nullopt);
  EXPECT_EQ(cache.find(key_of("two")), "second");
}

// If a file is not a cache, no more bytes are read from it than the first line of a cache has.
TEST_F(CacheFile, RefusesAnEndlessFile) {
  for (const std::string path : {"/dev/zero", "/dev/full", "/dev/urandom", "/dev/null"}) {
    Cache cache;
    EXPECT_FALSE(cache.open(path)) << path;
    EXPECT_EQ(cache.error(), path + ": not a cache file of movetext analyse");
  }
}

TEST_F(CacheFile, SkipsALineThatIsTooLong) {
  fill();
  const std::string whole = bytes();
  const std::size_t second = whole.find('\n') + 1;
  for (const bool ends : {true, false}) {
    const std::string junk(std::size_t{3} << 20U, 'x');
    write(ends ? whole.substr(0, second) + junk + "\n" + whole.substr(second) : whole + junk);
    {
      Cache cache;
      ASSERT_TRUE(cache.open(path_)) << cache.error();
      EXPECT_EQ(cache.damaged(), 1U);
      EXPECT_EQ(cache.size(), 2U);
      cache.add(key_of("three"), "third");
    }
    Cache again;
    ASSERT_TRUE(again.open(path_));
    EXPECT_EQ(again.find(key_of("three")), "third");
  }
}

TEST_F(CacheFile, LeavesAnotherKindOfFileUnchanged) {
  write("[Event \"?\"]\n\n1. e4 *\n");
  const std::string before = bytes();
  Cache cache;
  EXPECT_FALSE(cache.open(path_));
  EXPECT_FALSE(cache.error().empty());
  EXPECT_EQ(bytes(), before);
}

TEST(Finding, IsReadBackUnchanged) {
  Finding finding;
  finding.lines.push_back(
      {.depth = 12, .score = Score{.unit = Score::Unit::wins_in, .value = -4}, .moves = {"Qh5", "Nf6"}});
  finding.lines.push_back(
      {.rank = 2,
       .is_solved = true,
       .score = Score{.unit = Score::Unit::equity, .value = 12, .bound = Score::Bound::at_most},
       .moves = {"13/11 6/5"},
       .act = Act::double_drop});
  const auto again = read_finding(text_of(finding));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->lines, finding.lines);
  EXPECT_TRUE(read_finding(""));
  for (const char* const bad : {"x", "0,0", "0,9,1,0,1,0,e4", "0,0,1,0,1,0", "0,0,99999999999,0,1,0,e4"})
    EXPECT_EQ(read_finding(bad).has_value(), std::string_view(bad) == "0,0,1,0,1,0") << bad;
}

TEST(Finding, KeepsLuckAndExactEquities) {
  Finding finding;
  finding.luck = -0.080381234;
  FoundLine& line = finding.lines.emplace_back();
  line = {.depth = 2, .score = Score{.unit = Score::Unit::equity, .value = 12}, .moves = {"13/11 6/5"}};
  line.worth = Worth{.equity = 0.0123456789, .match_chance = 0.51, .trials = 36, .equity_error = 0.03};
  finding.lines.push_back({.rank = 2, .act = Act::no_double});
  const auto again = read_finding(text_of(finding));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->luck, finding.luck);
  EXPECT_FALSE(again->spread);
  finding.spread = 0.0004;
  const auto wide = read_finding(text_of(finding));
  ASSERT_TRUE(wide);
  EXPECT_EQ(wide->luck, finding.luck);
  EXPECT_EQ(wide->spread, finding.spread);
  EXPECT_EQ(again->lines, finding.lines);
  for (const char* const bad : {"+x", "+1|0,3,12,0,2,0", "+|0,3,12,0,2,0,a,,,,,0,8/5",
                                "+|0,3,12,0,2,0,,,,,,-1,8/5", "+|0,3,12,0,2,0,inf,,,,,0,8/5"})
    EXPECT_FALSE(read_finding(bad)) << bad;
}

}  // namespace
}  // namespace mt::engine
