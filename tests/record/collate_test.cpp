#include "movetext/record/collate.hpp"

#include <gtest/gtest.h>
#include <initializer_list>

namespace {

using namespace mt;

std::string key(std::string_view name, std::string_view value, std::string_view movetext = "*") {
  Record record;
  record.set_tag(name, value);
  TagSheet sheet;
  sheet.fill(record);
  std::string out;
  append_collating_key(sheet, movetext, out);
  return out;
}

void expect_order(std::string_view name, std::initializer_list<std::string_view> values) {
  std::string before;
  for (const std::string_view value : values) {
    const std::string now = key(name, value);
    EXPECT_LT(before, now) << name << ' ' << value;
    before = now;
  }
}

// PGN standard 12: unknown parts of a date come first.
TEST(Collate, OrdersDates) {
  expect_order("Date", {"????.??.??", "19??.??.??", "1993.??.??", "1993.01.01", "1993.01.02", "1993.02.01",
                        "2004.??.??"});
  EXPECT_EQ(key("Date", "1993.13.01").substr(0, 4), key("Date", "1993.??.01").substr(0, 4));
}

TEST(Collate, OrdersRounds) {
  expect_order("Round", {"?", "-", "1", "2", "4", "4.1", "4.1.2", "4.2", "10", "4.x", "final"});
}

TEST(Collate, OrdersResults) {
  expect_order("Result", {"*", "0-1", "1-0", "1/2-1/2"});
}

TEST(Collate, OrdersNames) {
  expect_order("Event", {"A", "AB", "B", "a", "é"});
}

TEST(Collate, MovetextIsTheLastKey) {
  EXPECT_LT(key("Event", "A", "1. 31-26 *"), key("Event", "A", "1. 32-28 *"));
  EXPECT_LT(key("Event", "A", "9"), key("Event", "B", "1"));
}

}  // namespace
