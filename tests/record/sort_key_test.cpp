// Sorts records by named values.
#include "movetext/record/sort_key.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

struct NamedTag {
  const char* name;
  const char* value;
};

Record record_of(std::initializer_list<NamedTag> tags) {
  Record record;
  for (const NamedTag& tag : tags) record.set_tag(tag.name, tag.value);
  return record;
}

std::string key_of(const Record& record, std::string_view keys) {
  std::vector<SortKey> read;
  EXPECT_EQ(read_sort_keys(keys, read), "");
  std::string out;
  append_sort_keys(record, read, true, out);
  return out;
}

bool is_before(const Record& a, const Record& b, std::string_view keys) {
  return key_of(a, keys) < key_of(b, keys);
}

TEST(SortKey, OrdersByDaysNumbersAndTexts) {
  const Record old =
      record_of({{"Date", "1979.05.??"}, {"White", "Müller"}, {"WhiteElo", "950"}, {"Round", "9"}});
  const Record young =
      record_of({{"Date", "2001.01.01"}, {"White", "Munro"}, {"WhiteElo", "2400"}, {"Round", "10.1"}});
  for (const char* keys : {"date", "year", "white", "whiteelo", "elo", "round", "date,white", "black,date"}) {
    EXPECT_TRUE(is_before(old, young, keys)) << keys;
    EXPECT_FALSE(is_before(young, old, keys)) << keys;
  }
  for (const char* keys : {"-date", "-white", "black,-whiteelo", "-round,date"})
    EXPECT_TRUE(is_before(young, old, keys)) << keys;
}

TEST(SortKey, PutsShorterTextsFirstAndLastIfDescending) {
  const Record a = record_of({{"White", "An"}, {"Black", "z"}});
  const Record b = record_of({{"White", "Anna"}, {"Black", "a"}});
  EXPECT_TRUE(is_before(a, b, "white,black"));
  EXPECT_TRUE(is_before(b, a, "-white,black"));
}

TEST(SortKey, OrdersTagsAsNumbersOrTexts) {
  const Record nine = record_of({{"Board", "9"}});
  const Record ten = record_of({{"Board", "10"}});
  const Record word = record_of({{"Board", "first"}});
  EXPECT_TRUE(is_before(nine, ten, "tag.board"));
  EXPECT_TRUE(is_before(ten, word, "tag.board"));
  EXPECT_TRUE(is_before(Record(), nine, "tag.board"));
}

TEST(SortKey, ReportsErrors) {
  std::vector<SortKey> keys;
  EXPECT_EQ(read_sort_keys("dtae", keys), "unknown sort key 'dtae'; did you mean date?");
  EXPECT_EQ(read_sort_keys("date,,white", keys),
            "unknown sort key ''; keys are white, black, event, site, date, year, round, result, "
            "eco, opening, elo, "
            "whiteelo, blackelo, plies, tag.NAME");
  EXPECT_EQ(read_sort_keys("player", keys), "records cannot be sorted by 'player'");
}

}  // namespace
}  // namespace mt
