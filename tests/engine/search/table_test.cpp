#include "movetext/engine/search/table.hpp"

#include <gtest/gtest.h>

namespace mt::engine {
namespace {

TEST(Table, KeepsStoredEntries) {
  Table table(1 << 12);
  EXPECT_EQ(table.find(77), nullptr);
  table.write(77, 3, -250, 12, 9, Bound::lower);
  const Entry* const entry = table.find(77);
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->move, 3);
  EXPECT_EQ(entry->value, -250);
  EXPECT_EQ(entry->static_value, 12);
  EXPECT_EQ(entry->depth, 9);
  EXPECT_EQ(entry->bound(), Bound::lower);
  table.clear();
  EXPECT_EQ(table.find(77), nullptr);
}

// If a search finds no better move, the move of an earlier search stays in the table.
TEST(Table, KeepsTheMoveOfAnEarlierSearch) {
  Table table(1 << 12);
  table.write(5, 8, 10, 0, 3, Bound::exact);
  table.write(5, Entry::no_move, 20, 0, 4, Bound::upper);
  EXPECT_EQ(table.find(5)->move, 8);
  EXPECT_EQ(table.find(5)->depth, 4);
}

TEST(Table, ReplacesShallowEntriesFirst) {
  Table table(1 << 10);
  // Keys whose difference is a multiple of this number are in the same bucket.
  constexpr std::uint64_t same_bucket = 16;
  table.write(same_bucket, 0, 0, 0, 20, Bound::exact);
  for (std::uint64_t n = 2; n < 50; ++n) table.write(n * same_bucket, 0, 0, 0, 1, Bound::exact);
  EXPECT_NE(table.find(same_bucket), nullptr);
  for (int search = 0; search < 2; ++search) table.age();
  for (std::uint64_t n = 50; n < 60; ++n) table.write(n * same_bucket, 0, 0, 0, 1, Bound::exact);
  EXPECT_EQ(table.find(same_bucket), nullptr);
}

}  // namespace
}  // namespace mt::engine
