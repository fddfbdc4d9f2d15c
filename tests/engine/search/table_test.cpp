#include "movetext/engine/search/table.hpp"

#include <gtest/gtest.h>
#include <thread>

namespace mt::engine {
namespace {

TEST(Table, KeepsStoredEntries) {
  Table table(1 << 12);
  EXPECT_FALSE(table.find(77));
  table.write(77, 3, -250, 12, 9, Bound::lower);
  const Entry entry = table.find(77);
  EXPECT_EQ(entry.move, 3);
  EXPECT_EQ(entry.value, -250);
  EXPECT_EQ(entry.static_value, 12);
  EXPECT_EQ(entry.depth, 9);
  EXPECT_EQ(entry.bound(), Bound::lower);
  table.clear();
  EXPECT_FALSE(table.find(77));
}

// If a search finds no better move, the move of an earlier search stays in the table.
TEST(Table, KeepsTheMoveOfAnEarlierSearch) {
  Table table(1 << 12);
  table.write(5, 8, 10, 0, 3, Bound::exact);
  table.write(5, Entry::no_move, 20, 0, 4, Bound::upper);
  EXPECT_EQ(table.find(5).move, 8);
  EXPECT_EQ(table.find(5).depth, 4);
}

TEST(Table, ReplacesShallowEntriesFirst) {
  Table table(1 << 10);
  // Keys whose difference is a multiple of this number are in the same bucket.
  constexpr std::uint64_t same_bucket = 16;
  table.write(same_bucket, 0, 0, 0, 20, Bound::exact);
  for (std::uint64_t n = 2; n < 50; ++n) table.write(n * same_bucket, 0, 0, 0, 1, Bound::exact);
  EXPECT_TRUE(table.find(same_bucket));
  for (int search = 0; search < 2; ++search) table.age();
  for (std::uint64_t n = 50; n < 60; ++n) table.write(n * same_bucket, 0, 0, 0, 1, Bound::exact);
  EXPECT_FALSE(table.find(same_bucket));
}

TEST(Table, CountsTheEntriesOfThisSearch) {
  Table table(1 << 20);
  EXPECT_EQ(table.use(), 0);
  table.age();
  int before = 0;
  for (std::uint64_t part = 1; part <= 4; ++part) {
    for (std::uint64_t key = 0; key < 16'384; ++key) table.write(key | part << 32U, 0, 0, 0, 1, Bound::exact);
    EXPECT_GT(table.use(), before);
    before = table.use();
  }
  EXPECT_EQ(before, 1000);
  table.age();
  EXPECT_EQ(table.use(), 0);
}

// Each thread writes entries whose contents follow from the key. So an entry that mixes two of them is found
// out.
TEST(Table, FindsOnlyWholeEntriesWhileThreadsWrite) {
  Table table(1 << 12);
  table.age();
  const auto work = [&table](std::uint64_t begin) {
    std::uint64_t wrong = 0;
    for (std::uint64_t n = 0; n < 200'000; ++n) {
      const std::uint64_t key = (begin + n * 7919) % 5000 * 0x9E37'79B9'7F4A'7C15;
      const auto value = static_cast<std::int16_t>(key >> 48U);
      if (const Entry entry = table.find(key))
        wrong += entry.value == value && entry.move == key >> 50U ? 0 : 1;
      table.write(key, static_cast<std::uint16_t>(key >> 50U), value, 0, static_cast<int>(n % 20),
                  Bound::exact);
    }
    return wrong;
  };
  std::uint64_t wrong_of_other = 0;
  std::thread other([&] { wrong_of_other = work(2500); });
  const std::uint64_t wrong = work(0);
  other.join();
  EXPECT_EQ(wrong, 0U);
  EXPECT_EQ(wrong_of_other, 0U);
}

}  // namespace
}  // namespace mt::engine
