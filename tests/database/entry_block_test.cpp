#include "movetext/database/explorer/entry_block.hpp"

#include "movetext/database/explorer/run_builder.hpp"

#include <algorithm>
#include <map>
#include <random>

namespace mt::database {
namespace {

GameFigures random_figures(std::mt19937& random) {
  GameFigures figures;
  if (random() % 4 != 0) figures.date = static_cast<std::int32_t>((1850 + random() % 180) * 10000);
  for (std::uint16_t& rating : figures.ratings)
    if (random() % 3 != 0) rating = static_cast<std::uint16_t>(1000 + random() % 1900);
  return figures;
}

// Returns the entries of random games, many with few games and some with many.
std::vector<Entry> random_entries(std::mt19937& random, std::size_t number) {
  std::vector<Entry> entries;
  EntryBuilder builder;
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < number; ++i) {
    if (i == 0 || random() % 2 == 0) key += 1 + (std::uint64_t{random()} << (random() % 24));
    builder.begin(key, static_cast<MoveTag>(entries.size() % 100));
    const unsigned long games = random() % 8 == 0 ? random() % 500 : 1 + random() % 6;
    for (unsigned long game = 0; game <= games; ++game)
      builder.add({static_cast<GameId>(random() % 5'000'000), static_cast<Worth>(random() % 8),
                   random() % 2 == 0 ? Side::first : Side::second},
                  random_figures(random));
    entries.push_back(builder.entry());
  }
  return entries;
}

TEST(EntryBlock, ReadsWhatWasWritten) {
  std::mt19937 random(1);
  for (int round = 0; round < 50; ++round) {
    const std::vector<Entry> entries = random_entries(random, 1 + random() % 130);
    std::string block;
    append_block(entries, block);
    std::vector<Entry> read;
    ASSERT_TRUE(read_block(block, read));
    ASSERT_EQ(read, entries);
    const std::uint64_t key = entries[entries.size() / 2].key;
    std::vector<Entry> wanted;
    std::ranges::copy_if(entries, std::back_inserter(wanted),
                         [&](const Entry& entry) { return entry.key == key; });
    ASSERT_TRUE(read_block(block, key, read));
    ASSERT_EQ(read, wanted);
    ASSERT_TRUE(read_block(block, entries.back().key + 1, read));
    EXPECT_TRUE(read.empty());
  }
}

TEST(EntryBlock, RefusesDamage) {
  std::mt19937 random(2);
  std::string block;
  append_block(random_entries(random, 70), block);
  std::vector<Entry> read;
  for (std::size_t at = 0; at < block.size(); at += 3) {
    std::string damaged = block;
    damaged[at] = static_cast<char>(damaged[at] ^ 1 << at % 8);
    EXPECT_FALSE(read_block(damaged, read)) << at;
    EXPECT_FALSE(read_block(block.substr(0, at), read)) << at;
  }
}

TEST(EntryBlock, ListsFewGamesAndCountsMany) {
  EntryBuilder builder;
  builder.begin(5, 17);
  for (GameId game = 1; game <= 4; ++game)
    builder.add({game, drawn_game, Side::first}, {.date = 2001'00'00, .ratings = {2000, 2100}});
  EXPECT_EQ(builder.entry().games.size(), 4U);
  EXPECT_TRUE(builder.entry().cells.empty());
  builder.add({9, Worth{2}, Side::second}, {.date = 2003'05'01, .ratings = {2500, 2700}});
  const Entry& entry = builder.entry();
  EXPECT_TRUE(entry.games.empty());
  EXPECT_EQ(entry.count(), 5U);
  EXPECT_EQ(entry.last_year, 2003);
  EXPECT_EQ(entry.top, (std::vector<GameId>{9, 1, 2, 3}));
  ASSERT_EQ(entry.cells.size(), 2U);
  EXPECT_EQ(entry.cells[0].draws, 4U);
  EXPECT_EQ(entry.cells[1].wins, 1U);
  EXPECT_EQ(entry.cells[1].movers, 2700U);
  EXPECT_EQ(entry.cells[1].opponents, 2500U);
}

TEST(RunBuilder, LeavesOutThePositionsOfOneGame) {
  std::vector<Entry> entries;
  RunBuilder builder(
      Keep::shared, [](GameId) { return GameFigures(); },
      [&](std::uint64_t key, std::string_view block) {
        std::vector<Entry> read;
        ASSERT_TRUE(read_block(block, read));
        EXPECT_EQ(read.front().key, key);
        entries.insert(entries.end(), read.begin(), read.end());
      });
  const auto add = [&](std::uint64_t key, MoveTag tag, GameId game) { builder.add({key, tag, {game}}); };
  add(1, 20, 1);
  add(2, 20, 1);  // two games, one move each
  add(2, 30, 2);
  add(3, moves::repeat, 1);  // one game that plays two moves
  add(3, 20, 1);
  add(3, 30, 1);
  add(4, moves::end, 3);
  add(5, moves::end, 3);
  add(5, 20, 4);
  builder.finish();
  std::map<std::uint64_t, int> keys;
  for (const Entry& entry : entries) ++keys[entry.key];
  EXPECT_EQ(keys, (std::map<std::uint64_t, int>{{2, 2}, {5, 2}}));
}

}  // namespace
}  // namespace mt::database
