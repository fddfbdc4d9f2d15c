// Reads and joins conditions.
#include "movetext/record/filter.hpp"

#include <gtest/gtest.h>
#include <random>

namespace mt {
namespace {

// Returns the filter as text with all parentheses, or its error.
std::string told(const std::string& text) {
  Filter filter;
  FilterFault fault;
  if (!read_filter(text, filter, fault)) return "at " + std::to_string(fault.at) + ": " + fault.message;
  std::string conditions;
  for (const Condition& condition : filter.conditions()) {
    constexpr const char* signs[] = {":", "=", "!=", "<", "<=", ">", ">=", "~"};
    conditions += conditions.empty() ? "" : " | ";
    conditions += std::to_string(static_cast<int>(condition.name)) + condition.tag +
                  signs[static_cast<int>(condition.comparison)] + condition.value;
  }
  return conditions;
}

// Returns the decision of the filter if its conditions have these results.
Truth decided(const std::string& text, const std::vector<Truth>& answers) {
  Filter filter;
  FilterFault fault;
  EXPECT_TRUE(read_filter(text, filter, fault)) << text << ": " << fault.message;
  return filter.decide([&](std::uint32_t number) { return answers.at(number); });
}

constexpr Truth no = Truth::no;
constexpr Truth yes = Truth::yes;
constexpr Truth unknown = Truth::unknown;

TEST(Filter, HasConditions) {
  EXPECT_EQ(told("player:wiersma"), "0:wiersma");
  EXPECT_EQ(told("  elo >= 2400 "), "11>=2400");
  EXPECT_EQ(told("tag.Annotator~^K"), "18Annotator~^K");
  EXPECT_EQ(told("ECO!=B90"), "9!=B90");
  EXPECT_EQ(told("position:W:W31:B20"), "16:W:W31:B20");
  EXPECT_EQ(told("position:8/8/8/8/8/8/8/K6k w - - 0 1"), "16:8/8/8/8/8/8/8/K6k w - - 0 1");
}

TEST(Filter, EndsAValueAtTheNextCondition) {
  EXPECT_EQ(told("event:rock and roll"), "3:rock and roll");
  EXPECT_EQ(told("event:rock and site:roll"), "3:rock | 4:roll");
  EXPECT_EQ(told("event:a or (not (site:b)) and white=c"), "3:a | 4:b | 1=c");
  EXPECT_EQ(told("event:live or dead and unknown:x"), "3:live or dead and unknown:x");
  EXPECT_EQ(told("event:\"a and site:b\" and site:c"), "3:a and site:b | 4:c");
  EXPECT_EQ(told("event:Open (U20) and site:(x)"), "3:Open (U20) | 4:(x)");
  EXPECT_EQ(told("tag.X=\"\""), "18X=");
  EXPECT_EQ(told("event:5\" guns"), "3:5\" guns");
}

TEST(Filter, ReportsErrors) {
  EXPECT_EQ(told("plyer:x"), "at 0: unknown filter 'plyer'; did you mean player?");
  EXPECT_EQ(told("wiersma"), "at 0: a condition has the form NAME:VALUE, such as player:euwe");
  EXPECT_EQ(told("player:"), "at 7: 'player' has no value");
  EXPECT_EQ(told("(event:a"), "at 0: unmatched opening parenthesis");
  EXPECT_EQ(told("event:a) or site:b"), "at 7: unmatched closing parenthesis");
  EXPECT_EQ(told(""), "at 0: a condition has the form NAME:VALUE, such as player:euwe");
  EXPECT_EQ(told(std::string(100, '(') + "event:a" + std::string(100, ')')),
            "at 64: parentheses and 'not' are nested deeper than 64");
  std::string many = "event:a";
  for (int i = 0; i < 1000; ++i) many += " or event:a";
  EXPECT_NE(told(many).find("there are more than 1000 conditions"), std::string::npos);
}

TEST(Filter, RefusesLikelyMistakes) {
  const std::string how = "'; join conditions with 'and' or 'or', or put a text into double quotes";
  EXPECT_EQ(told("player:a player:b"), "at 8: 'player:' in the value of 'player" + how);
  EXPECT_EQ(told("player:a && player:b"), "at 10: 'player:' in the value of 'player" + how);
  EXPECT_EQ(told("white:a, black:b"), "at 7: 'black:' in the value of 'white" + how);
  EXPECT_EQ(told("white:a,black:b"), "at 7: 'black:' in the value of 'white" + how);
  EXPECT_EQ(told("white:x not black=y"), "at 7: 'black=' in the value of 'white" + how);
  EXPECT_EQ(told("white:x (tag.A>=y)"), "at 7: 'tag.A>=' in the value of 'white" + how);
  EXPECT_EQ(told("white:x and"), "at 11: there is no condition after 'and'");
  EXPECT_EQ(told("(white:x or) and black:y"), "at 11: there is no condition after 'or'");
  EXPECT_EQ(told("event:\"a and site:b"), "at 6: unmatched double quote");
  EXPECT_EQ(told("event:a \"b"), "at 8: unmatched double quote");
  EXPECT_EQ(told("event:\"white:a black:b\""), "3:white:a black:b");
  EXPECT_EQ(told("event:White rabbit: a tale"), "3:White rabbit: a tale");
  EXPECT_EQ(told("event:\"to and\""), "3:to and");
  EXPECT_EQ(told("event:and"), "3:and");
}

TEST(Filter, ListsTheFilters) {
  EXPECT_EQ(told("tag.:x"), "at 0: unknown filter 'tag.'; did you mean tag.NAME?");
  EXPECT_EQ(told("qqqqqqqqq:x").find("at 0: unknown filter 'qqqqqqqqq'; filters are player, white"), 0);
}

TEST(Filter, JoinsConditions) {
  EXPECT_EQ(decided("event:a or event:b and event:c", {yes, no, no}), yes)
      << "'and' binds more tightly than 'or'";
  EXPECT_EQ(decided("(event:a or event:b) and event:c", {yes, no, no}), no);
  EXPECT_EQ(decided("not event:a and event:b", {no, no}), no) << "'not' binds most tightly";
  EXPECT_EQ(decided("not (event:a and event:b)", {no, no}), yes);
}

TEST(Filter, LeavesConditionsUnknown) {
  EXPECT_EQ(decided("event:a and ends:checkmate", {no, unknown}), no);
  EXPECT_EQ(decided("ends:checkmate and event:a", {unknown, no}), no);
  EXPECT_EQ(decided("event:a and ends:checkmate", {yes, unknown}), unknown);
  EXPECT_EQ(decided("event:a or ends:checkmate", {yes, unknown}), yes);
  EXPECT_EQ(decided("event:a or ends:checkmate", {no, unknown}), unknown);
  EXPECT_EQ(decided("not ends:checkmate", {unknown}), unknown);
}

TEST(Filter, RequiresSeveralFilters) {
  Filter both;
  Filter other;
  FilterFault fault;
  ASSERT_TRUE(read_filter("event:a or event:b", other, fault));
  both.require(other);
  ASSERT_TRUE(read_filter("not event:c", other, fault));
  both.require(other);
  const auto decide = [&](Truth a, Truth b, Truth c) {
    const std::vector<Truth> answers{a, b, c};
    return both.decide([&](std::uint32_t number) { return answers.at(number); });
  };
  EXPECT_EQ(decide(no, yes, no), yes);
  EXPECT_EQ(decide(no, yes, yes), no);
  EXPECT_EQ(decide(no, no, no), no);
}

// Any text is a filter, or has an error with a valid offset.
TEST(Filter, ReadsAnyText) {
  std::mt19937 random(7);
  const std::vector<std::string> words{"event:", "not ", " and ", " or ", "(", ")",   "\"",
                                       "a",      "tag.", "elo>=", "=",    " ", "\xFF"};
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::size_t n = random() % 12; n > 0; --n) text += words[random() % words.size()];
    Filter filter;
    FilterFault fault;
    if (!read_filter(text, filter, fault)) {
      EXPECT_LE(fault.at, text.size()) << text;
      EXPECT_FALSE(fault.message.empty()) << text;
    }
  }
}

}  // namespace
}  // namespace mt
