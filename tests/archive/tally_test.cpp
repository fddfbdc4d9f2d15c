// Counts the records of groups.
#include "movetext/archive/tally.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>

namespace mt::archive {
namespace {

using Counts = std::vector<std::pair<std::string, std::uint64_t>>;

Counts count(const std::vector<std::string>& groups, ExternalSortOptions options) {
  Tally tally(std::move(options));
  Chunk chunk;
  for (const std::string& group : groups) {
    chunk.groups.push_back(group);
    if (chunk.groups.size() < 10) continue;
    EXPECT_TRUE(tally.add(chunk)) << tally.error();
    chunk.groups.clear();
  }
  EXPECT_TRUE(tally.add(chunk)) << tally.error();
  Counts out;
  EXPECT_TRUE(tally.finish([&](std::string_view group, const GroupSums& sums) {
    out.emplace_back(group, sums.games);
    return true;
  })) << tally.error();
  return out;
}

TEST(Tally, CountsTheSameInMemoryAndOnDisk) {
  std::mt19937 random(7);
  std::vector<std::string> groups;
  for (int i = 0; i < 20'000; ++i) groups.push_back(std::to_string(random() % (random() % 3000 + 1)));
  std::map<std::string, std::uint64_t> sums;
  for (const std::string& group : groups) ++sums[group];
  Counts expected(sums.begin(), sums.end());
  std::stable_sort(expected.begin(), expected.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  EXPECT_EQ(count(groups, {}), expected);
  EXPECT_EQ(count(groups, {.memory = 5'000, .fan_in = 4}), expected);
}

TEST(Tally, CountsUnknownValues) {
  EXPECT_EQ(count({"", "b", ""}, {}), (Counts{{"", 2}, {"b", 1}}));
  EXPECT_EQ(count({}, {}), Counts{});
}

TEST(Tally, CountsARecordInAllItsGroups) {
  Tally tally;
  Chunk chunk;
  chunk.groups = {"Anna", "Bram"};
  ASSERT_TRUE(tally.add(chunk));
  std::uint64_t all = 0;
  ASSERT_TRUE(tally.finish([&](std::string_view, const GroupSums& records) {
    all += records.games;
    return true;
  }));
  EXPECT_EQ(all, 2U);
}

}  // namespace
}  // namespace mt::archive
