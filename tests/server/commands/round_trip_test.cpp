// The table of verbs, and that what a command is described by reads as the same command.
#include "reading.hpp"

#include <set>

namespace mt::server::test {
namespace {

TEST(Verbs, every_name_and_alias_means_one_verb) {
  std::set<std::string_view> seen;
  for (const VerbRow& row : verb_rows()) {
    EXPECT_TRUE(seen.insert(row.name).second) << row.name;
    for (const std::string_view alias : row.aliases)
      EXPECT_TRUE(alias.empty() || seen.insert(alias).second) << alias;
    EXPECT_EQ(find_verb(row.name).row, &row);
    EXPECT_FALSE(row.help.empty()) << row.name;
    EXPECT_TRUE(row.usage.starts_with(row.name)) << row.usage;
  }
}

TEST(Verbs, none_is_the_name_of_a_game) {
  for (const VerbRow& row : verb_rows()) EXPECT_FALSE(is_game_word(row.name)) << row.name;
}

TEST(Verbs, a_slip_is_near_its_verb) {
  EXPECT_EQ(nearest_verb("reisgn"), "resign");
  EXPECT_EQ(nearest_verb("chalenge"), "challenge");
  EXPECT_EQ(nearest_verb("xyzzy"), "");
}

TEST(Words, games_begin_with_a_letter) {
  EXPECT_TRUE(is_game_word("draughts"));
  EXPECT_TRUE(is_game_word("Checkers"));
  EXPECT_TRUE(is_game_word("backgammon"));
  EXPECT_FALSE(is_game_word("20"));
  EXPECT_FALSE(is_game_word(""));
}

class RoundTrip : public testing::TestWithParam<const char*> {};

TEST_P(RoundTrip, of_what_is_described) {
  const ReadingRules rules;
  const Read first = read(GetParam(), rules);
  ASSERT_TRUE(first.good()) << first.text();
  const Read second = read(first.text(), rules);
  ASSERT_TRUE(second.good()) << first.text() << " -> " << second.text();
  EXPECT_EQ(second.command(), first.command()) << first.text() << " -> " << second.text();
}

INSTANTIATE_TEST_SUITE_P(
    every, RoundTrip,
    testing::Values("draughts move 101 32-28", "move 101 32-28#5 draw", "move 101 fred pw 32-28#5",
                    "move 101 fred 32-28 #5", "queue 101 a if b; c", "queue 101 fred pw if a then b",
                    "claim 101 time", "reject 101 later", "resign! 101 fred pw", "resign 101 gammon",
                    "chat 101 hello", "chat 101 fred pw hello there", "message fred pw anna",
                    "show 101#4 102 fred next", "showas fred pw 101 active", "preview 101#4 e4",
                    "preview new 2 e4", "chess challenge a1 b2 -x=\"a b\" -y", "limit fred pw 3",
                    "subscribe fred pw 101", "unsubscribe all", "set fred pw lang=de flip",
                    "vacation fred until 2027-01-31", "signup carl pw c@d.e", "add fred pw c@d.e",
                    "change address fred pw c@d.e", "change password fred a b", "broadcast fred pw",
                    "help a b", "end", "accept fred", "accept fred pw", "move 101 nobody resign!",
                    "move 101 nobody claim time", "move 101 nobody reject later", "move 101 nobody draw"));

}  // namespace
}  // namespace mt::server::test
