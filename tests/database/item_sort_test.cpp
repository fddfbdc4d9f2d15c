#include "movetext/database/explorer/item_sort.hpp"

#include <algorithm>
#include <random>
#include <tuple>

namespace mt::database {
namespace {

TEST(ItemSort, SortsMoreThanItsMemoryHolds) {
  for (const std::size_t memory : {std::size_t{1} << 30, std::size_t{20'000}, std::size_t{100}}) {
    std::mt19937_64 random(3);
    ItemSort sort("/tmp", memory);
    using Row = std::tuple<std::uint64_t, MoveTag, GameId, Worth, Side>;
    std::vector<Row> rows;
    for (int i = 0; i < 5000; ++i) {
      const Item item{random() % 300 << 40,
                      static_cast<MoveTag>(random() % tag_count),
                      {static_cast<GameId>(random()), static_cast<Worth>(random()),
                       random() % 2 == 0 ? Side::first : Side::second}};
      rows.emplace_back(item.key, item.tag, item.game.game, item.game.worth, item.game.mover);
      ASSERT_TRUE(sort.add(item)) << sort.error();
    }
    std::ranges::sort(rows);
    std::vector<Row> sorted;
    ASSERT_TRUE(sort.finish([&](const Item& item) {
      sorted.emplace_back(item.key, item.tag, item.game.game, item.game.worth, item.game.mover);
      return true;
    })) << sort.error();
    EXPECT_EQ(sorted, rows);
  }
}

TEST(ItemSort, ReportsADirectoryThatIsMissing) {
  ItemSort sort("/no/such/directory", 100);
  bool works = true;
  for (int i = 0; i < 100 && works; ++i) works = sort.add({});
  EXPECT_FALSE(works);
  EXPECT_NE(sort.error().find("/no/such/directory"), std::string::npos);
}

}  // namespace
}  // namespace mt::database
