#include "movetext/archive/external_sort.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <utility>

namespace mt::archive {
namespace {

using Items = std::vector<std::pair<std::string, std::string>>;

Items random_items(std::size_t size) {
  std::mt19937 random(20121);
  Items items;
  for (std::size_t i = 0; i < size; ++i)
    items.emplace_back(std::to_string(random() % 500),
                       "item " + std::to_string(i) + std::string(random() % 60, '.'));
  return items;
}

Items sorted(const Items& items, ExternalSortOptions options) {
  ExternalSort sort(std::move(options));
  for (const auto& [key, payload] : items) EXPECT_TRUE(sort.add(key, payload));
  Items out;
  bool inside = false;
  EXPECT_TRUE(sort.finish([&](std::string_view key, std::string_view payload, bool goes_on) {
    if (std::exchange(inside, goes_on))
      out.back().second += payload;
    else
      out.emplace_back(key, payload);
    return true;
  })) << sort.error();
  return out;
}

TEST(ExternalSort, IsStableInMemoryAndOnDisk) {
  const Items items = random_items(5000);
  Items expected = items;
  std::stable_sort(expected.begin(), expected.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  EXPECT_EQ(sorted(items, {}), expected);
  EXPECT_EQ(sorted(items, {.memory = 20'000}), expected);              // needs several runs
  EXPECT_EQ(sorted(items, {.memory = 2'000, .fan_in = 4}), expected);  // needs several levels of merging
}

TEST(ExternalSort, DoesNotHoldLongPayloads) {
  Items items = random_items(300);
  for (std::size_t i = 0; i < items.size(); i += 7) items[i].second.append(1000 * i, 'x');
  Items expected = items;
  std::stable_sort(expected.begin(), expected.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  EXPECT_EQ(sorted(items, {.long_payload = 500}), expected);
  EXPECT_EQ(sorted(items, {.memory = 2'000, .long_payload = 500, .fan_in = 4}), expected);
}

TEST(ExternalSort, EmitsAnItemForEachOfItsKeys) {
  ExternalSort sort({.memory = 100, .long_payload = 10});
  using Keys = std::vector<std::string_view>;
  ASSERT_TRUE(sort.add_under(Keys{"c", "a"}, "1", false));
  ASSERT_TRUE(sort.add_under(Keys{"b", "a"}, "2 in ", true));
  ASSERT_TRUE(sort.add({}, "two pieces"));
  std::string out;
  EXPECT_TRUE(sort.finish([&](std::string_view key, std::string_view payload, bool) {
    out.append(key).append(" ").append(payload).append(";");
    return true;
  })) << sort.error();
  EXPECT_EQ(out, "a 1;a 2 in two pieces;b 2 in two pieces;c 1;");
}

TEST(ExternalSort, TakesPayloadsInPieces) {
  ExternalSort sort({.memory = 100});
  ASSERT_TRUE(sort.add("b", "2 ", true));
  ASSERT_TRUE(sort.add({}, "and ", true));
  ASSERT_TRUE(sort.add({}, "more", false));
  ASSERT_TRUE(sort.add("a", "1"));
  ASSERT_TRUE(sort.add("c", {}, true));
  ASSERT_TRUE(sort.add({}, {}, false));
  std::string told;
  ASSERT_TRUE(sort.finish([&](std::string_view key, std::string_view payload, bool goes_on) {
    told.append(key).append(payload).append(goes_on ? "+" : ";");
    return true;
  }));
  EXPECT_EQ(told, "a1;b2 and more;c;");
}

TEST(ExternalSort, ReportsAFaultOfTheDisk) {
  ExternalSort sort({.directory = "/no/such/directory", .memory = 100});
  bool well = true;
  for (int i = 0; i < 100 && well; ++i) well = sort.add("key", "payload");
  EXPECT_FALSE(well);
  EXPECT_NE(sort.error().find("No such file"), std::string::npos);
}

TEST(ExternalSort, StopsWhenAsked) {
  ExternalSort sort({});
  ASSERT_TRUE(sort.add("a", "1"));
  ASSERT_TRUE(sort.add("b", "2"));
  int seen = 0;
  EXPECT_FALSE(sort.finish([&](std::string_view, std::string_view, bool) { return ++seen < 1; }));
  EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace mt::archive
