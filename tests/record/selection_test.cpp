#include "movetext/record/selection.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;

Record game() {
  Record record;
  record.set_tag("White", "WIERSMA, Harm");
  record.set_tag("Black", "Абациев Н.");
  record.set_tag("Event", "Clubkampioenschap");
  record.set_tag("Date", "1979.05.??");
  record.set_tag("Result", "2-0");
  for (int i = 0; i < 3; ++i) record.tape.push_back({.kind = EventKind::ply, .text = {}});
  return record;
}

bool selected(std::string_view text) {
  const Result<Condition> condition = parse_condition(text);
  EXPECT_TRUE(condition) << text;
  return condition && matches(game(), *condition);
}

TEST(Selection, PlayersByPartOfTheName) {
  EXPECT_TRUE(selected("player:wiersma"));
  EXPECT_TRUE(selected("player:абациев"));
  EXPECT_FALSE(selected("player:sijbrands"));
  EXPECT_TRUE(selected("event:CLUB"));
}

TEST(Selection, DatesByRange) {
  EXPECT_TRUE(selected("date:1979"));
  EXPECT_TRUE(selected("date:1970..1979"));
  EXPECT_TRUE(selected("date:1979.05.20..1979.06"));  // the day is not known: it may be
  EXPECT_TRUE(selected("date:1979.."));
  EXPECT_FALSE(selected("date:..1979.04"));
  EXPECT_FALSE(selected("date:1980..1990"));
}

TEST(Selection, ResultsWhateverTheWayOfCounting) {
  EXPECT_TRUE(selected("result:1-0"));
  EXPECT_TRUE(selected("result:first"));
  EXPECT_FALSE(selected("result:draw"));
}

TEST(Selection, LengthInPlies) {
  EXPECT_TRUE(selected("plies:3"));
  EXPECT_TRUE(selected("plies:..10"));
  EXPECT_FALSE(selected("plies:4.."));
}

TEST(Selection, FaultsNameThePlace) {
  EXPECT_EQ(parse_condition("plyer:x").fault().end, 5U);
  EXPECT_EQ(parse_condition("date:soon").fault().begin, 5U);
  for (const std::string_view bad :
       {"player:", "wiersma", "date:..", "plies:many", "result:white", "date:1979..x"})
    EXPECT_FALSE(parse_condition(bad)) << bad;
}

}  // namespace
