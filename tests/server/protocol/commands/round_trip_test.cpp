// Tests of the table of verbs, and of describe(): its result must be read as the same command.
#include "movetext/server/protocol/commands/move_word.hpp"
#include "reading.hpp"

#include <set>

namespace mt::server::test {
namespace {

TEST(Verbs, EveryNameAndAliasMeansOneVerb) {
  std::set<std::string_view> seen;
  for (const protocol::VerbRow* row : app::verbs().rows()) {
    EXPECT_TRUE(seen.insert(row->name).second) << row->name;
    for (const std::string_view alias : row->aliases)
      EXPECT_TRUE(alias.empty() || seen.insert(alias).second) << alias;
    EXPECT_EQ(app::verbs().find(row->name).row, row);
    ASSERT_NE(row->shape, nullptr) << row->name;
    EXPECT_NE(row->shape->read, nullptr) << row->name;
  }
}

TEST(Verbs, ThatReplaceOthersExist) {
  for (const char* name : {"move", "draw", "set", "limit", "chat"})
    EXPECT_EQ(app::verbs().named(name).name, name);
}

TEST(Verbs, DifferFromTheNamesOfGames) {
  for (const protocol::VerbRow* row : app::verbs().rows())
    EXPECT_FALSE(protocol::is_game_word(row->name)) << row->name;
}

TEST(Verbs, TyposAreNearTheirVerb) {
  EXPECT_EQ(app::verbs().nearest("reisgn"), "resign");
  EXPECT_EQ(app::verbs().nearest("chalenge"), "challenge");
  EXPECT_EQ(app::verbs().nearest("xyzzy"), "");
}

TEST(Words, BeginWithALetterForGames) {
  EXPECT_TRUE(protocol::is_game_word("draughts"));
  EXPECT_TRUE(protocol::is_game_word("Checkers"));
  EXPECT_TRUE(protocol::is_game_word("backgammon"));
  EXPECT_FALSE(protocol::is_game_word("20"));
  EXPECT_FALSE(protocol::is_game_word(""));
}

class RoundTrip : public testing::TestWithParam<const char*> {};

TEST_P(RoundTrip, IsStableForDescribedCommands) {
  const protocol::ReadingRules rules{.verbs = app::verbs()};
  const Read first = read(GetParam(), rules);
  ASSERT_TRUE(first.good()) << first.text();
  const Read second = read(first.text(), rules);
  ASSERT_TRUE(second.good()) << first.text() << " -> " << second.text();
  EXPECT_EQ(second.command(), first.command()) << first.text() << " -> " << second.text();
}

INSTANTIATE_TEST_SUITE_P(
    Every, RoundTrip,
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
                    "move 101 nobody claim time", "move 101 nobody reject later", "move 101 nobody draw",
                    "move 101 nobody flag", "queue 3 re 19-23;6-10", "queue 1#0 QQQQQQQQQ Q6 Q7;66",
                    "queue 18 if theu then un b 1 queuflag 10queue1", "queue 6 que que !6;;l;;#if",
                    "queue 101 nobody if a then b", "queue 101 a; ** b"));

// Lines of replies to a board.
class RoundTripOfReplies : public testing::TestWithParam<const char*> {};

TEST_P(RoundTripOfReplies, IsStableForDescribedCommands) {
  const Read first = reply(GetParam());
  ASSERT_TRUE(first.good()) << first.text();
  const Read second = reply(first.text());
  ASSERT_TRUE(second.good()) << first.text() << " -> " << second.text();
  EXPECT_EQ(second.command(), first.command()) << first.text() << " -> " << second.text();
}

INSTANTIATE_TEST_SUITE_P(Every, RoundTripOfReplies,
                         testing::Values("queue x ; ;** c", "32-28 **#17", "queue un b if c",
                                         "queue p=\"a  -28 if q=\"n b; c", "chat ** hello ** there"));

TEST(MoveWords, AreWrittenAsInSomeGame) {
  for (const char* word : {"32-28",   "28x19",  "26x17x8", "26:17:8", "H4-G5",  "h4-g5",  "gf5",    "ab4:d6",
                           "a12-b13", "e4",     "Nf3",     "Nbxd7+",  "R1a3",   "Ng1-f3", "exd5",   "e8=Q",
                           "e8=Q+",   "e7e8q",  "Qxf7#",   "O-O",     "0-0-0+", "8/5",    "bar/22", "6/off",
                           "13/7*/5", "8/5(2)", "8/5,6/5", "o-o",     "31:",    "d3",     "e2e4"})
    EXPECT_TRUE(protocol::is_move_word(word)) << word;
  for (const char* word : {"",    "fred",     "secret",    "abc1",          "bob7", "fred123", "32",
                           "123", "12345",    "kim1",      "hunter2",       "ab99", "x",       "-",
                           "/",   "8/",       "foo/1",     "resign",        "32-",  "32-28y",  "o",
                           "00",  "p4ssword", "1/2/3/4!a", "correct-horse", "a",    "ab",      "e9e10e",
                           "Kim1"})
    EXPECT_FALSE(protocol::is_move_word(word)) << word;
}

}  // namespace
}  // namespace mt::server::test
