// Tests of commands that contain a user and a password, as in pbmserv. The command must be read, and the
// password must be removed.
#include "reading.hpp"

namespace mt::server::test {
namespace {

struct Row {
  const char* line;
  const char* read;
  const char* left;
};

class Legacy : public testing::TestWithParam<Row> {};

TEST_P(Legacy, IsReadAndForgotten) {
  const Read read = open(GetParam().line);
  EXPECT_EQ(read.text(), GetParam().read);
  EXPECT_EQ(read.line, GetParam().left);
}

INSTANTIATE_TEST_SUITE_P(
    Every, Legacy,
    testing::Values(
        Row{"draughts move 101 fred secret 32-28", "draughts move 101 fred * 32-28",
            "draughts move 101 fred ****** 32-28"},
        Row{"draughts move 101 fred secret 32-28#17 draw", "draughts move 101 fred * 32-28 #17 draw",
            "draughts move 101 fred ****** 32-28#17 draw"},
        Row{"draughts move 101 fred 32-28", "draughts move 101 fred 32-28", "draughts move 101 fred 32-28"},
        Row{"draughts move 101 bob7 secret 32-28", "draughts move 101 bob7 * 32-28",
            "draughts move 101 bob7 ****** 32-28"},
        Row{"draughts move 101 fredd secret 32-28", "draughts move 101 fredd * 32-28",
            "draughts move 101 fredd ****** 32-28"},
        Row{"backgammon move 101 fred 8/5 6/5", "backgammon move 101 fred 8/5 6/5",
            "backgammon move 101 fred 8/5 6/5"},
        Row{"backgammon move 101 fred bar/22 13/7*/5(2)", "backgammon move 101 fred bar/22 13/7*/5(2)",
            "backgammon move 101 fred bar/22 13/7*/5(2)"},
        Row{"chess move 101 fred Nf3 draw", "chess move 101 fred Nf3 draw", "chess move 101 fred Nf3 draw"},
        Row{"draughts move 101 fred 12. 13-18", "draughts move 101 fred 13-18",
            "draughts move 101 fred 12. 13-18"},
        Row{"draughts move 101 fred 28 24", "draughts move 101 fred 28-24", "draughts move 101 fred 28 24"},
        Row{"draughts move 101 28 24", "draughts move 101 28-24", "draughts move 101 28 24"},
        Row{"draughts move 101 fred secret 28 24", "draughts move 101 fred * 28-24",
            "draughts move 101 fred ****** 28 24"},
        Row{"draughts queue 101 fred 28 24; 13 18 if 7 12", "draughts queue 101 fred 28-24; 13-18 if 7-12",
            "draughts queue 101 fred 28 24; 13 18 if 7 12"},
        Row{"chess move 101 fred secret 2. Nf3!", "chess move 101 fred * Nf3",
            "chess move 101 fred ****** 2. Nf3!"},
        Row{"draughts move 101 fred abc1 32-28", "draughts move 101 fred * 32-28",
            "draughts move 101 fred **** 32-28"},
        Row{"draughts move 101 bo7 secret 32-28", "draughts move 101 bo7 * 32-28",
            "draughts move 101 bo7 ****** 32-28"},
        Row{"draughts move 101 fred abc1", "no-move: a move is missing", "draughts move 101 fred ****"},
        Row{"draughts move 101 fred resign", "draughts move 101 fred resign",
            "draughts move 101 fred resign"},
        Row{"backgammon move 101 fred resign gammon", "backgammon move 101 fred resign gammon",
            "backgammon move 101 fred resign gammon"},
        Row{"draughts move 101 fred flip small", "draughts set fred flip small",
            "draughts move 101 fred flip small"},
        Row{"draughts queue 101 fred 32-28; 37-31", "draughts queue 101 fred 32-28; 37-31",
            "draughts queue 101 fred 32-28; 37-31"},
        Row{"draughts queue 101 fredd 32-28;37-31", "draughts queue 101 fredd 32-28; 37-31",
            "draughts queue 101 fredd 32-28;37-31"},
        Row{"draughts queue 101 fred secret 32-28; 37-31", "draughts queue 101 fred * 32-28; 37-31",
            "draughts queue 101 fred ****** 32-28; 37-31"},
        Row{"draughts queue 101 fred if 19-23 then 32-28", "draughts queue 101 fred 32-28 if 19-23",
            "draughts queue 101 fred if 19-23 then 32-28"},
        Row{"draughts queue 101 fred pass; 32-28", "draughts queue 101 fred pass; 32-28",
            "draughts queue 101 fred pass; 32-28"},
        Row{"draughts queue 101 fred secret", "no-move: a move, MOVE if MOVE, or clear is missing",
            "draughts queue 101 fred ******"},
        Row{"mive 101 fred secret 32-28",
            "unknown-word: I don't know the command 'mive' (did you mean move?)",
            "mive 101 fred ****** 32-28"},
        Row{"limti fred secret 3", "unknown-word: I don't know the command 'limti' (did you mean limit?)",
            "limti fred ****** 3"},
        Row{"101 fred secret 32-28", "unknown-word: I don't know the command '101'", "101 fred ****** 32-28"},
        Row{"draughts move 101 fred secret", "no-move: a move is missing", "draughts move 101 fred ******"},
        Row{"draughts move 101 fred", "no-move: a move is missing", "draughts move 101 fred"},
        Row{"draughts move 101 fred secret resign", "draughts resign 101 fred *",
            "draughts move 101 fred ****** resign"},
        Row{"draughts move 101 fred secret propose", "draughts propose 101 fred *",
            "draughts move 101 fred ****** propose"},
        Row{"draughts move 101 fred secret draw", "draughts draw 101 fred *",
            "draughts move 101 fred ****** draw"},
        Row{"draughts move 101 fred secret flip", "draughts set fred * flip",
            "draughts move 101 fred ****** flip"},
        Row{"backgammon move 101 fred secret 8/5 6/5", "backgammon move 101 fred * 8/5 6/5",
            "backgammon move 101 fred ****** 8/5 6/5"},
        Row{"draughts queue 101 fred secret 32-28 if 19-23", "draughts queue 101 fred * 32-28 if 19-23",
            "draughts queue 101 fred ****** 32-28 if 19-23"},
        Row{"draughts submit 101 fred secret 32-28", "draughts submit 101 fred * 32-28",
            "draughts submit 101 fred ****** 32-28"},
        Row{"draughts resign 101 fred secret", "draughts resign 101 fred *",
            "draughts resign 101 fred ******"},
        Row{"draughts confirm 101 fred secret", "draughts confirm 101 fred *",
            "draughts confirm 101 fred ******"},
        Row{"draughts chat 101 fred secret", "draughts chat 101 fred *", "draughts chat 101 fred ******"},
        Row{"draughts chat 101 fredd secret hello", "draughts chat 101 fredd * hello",
            "draughts chat 101 fredd ****** hello"},
        Row{"draughts showas fred secret 101", "draughts showas fred * 101",
            "draughts showas fred ****** 101"},
        Row{"draughts showas fred secret active", "draughts showas fred * active",
            "draughts showas fred ****** active"},
        Row{"draughts subscribe 101 fred secret", "draughts subscribe fred * 101",
            "draughts subscribe 101 fred ******"},
        Row{"draughts subscribe fred secret 101 102", "draughts subscribe fred * 101 102",
            "draughts subscribe fred ****** 101 102"},
        Row{"draughts unsubscribe fred secret all", "draughts unsubscribe fred * all",
            "draughts unsubscribe fred ****** all"},
        Row{"draughts notify fred secret", "draughts notify fred *", "draughts notify fred ******"},
        Row{"draughts accept fred secret", "draughts limit fred * accept", "draughts accept fred ******"},
        Row{"draughts reject fred secret", "draughts limit fred * reject", "draughts reject fred ******"},
        Row{"draughts accept 101 fred secret", "draughts accept 101 fred *",
            "draughts accept 101 fred ******"},
        Row{"draughts limit fred secret 3", "draughts limit fred * 3", "draughts limit fred ****** 3"},
        Row{"draughts seek fred secret 3", "draughts seek fred * 3", "draughts seek fred ****** 3"},
        Row{"draughts set fred secret flip small", "draughts set fred * flip small",
            "draughts set fred ****** flip small"},
        Row{"draughts set 101 fred secret large", "draughts set fred * large",
            "draughts set 101 fred ****** large"},
        Row{"draughts set 101 large", "draughts set large", "draughts set 101 large"},
        Row{"draughts seek fred secret", "no-text: expected a number, not '******'",
            "draughts seek fred ******"},
        Row{"vacation fred on secret", "bad-word: '******' cannot be used here: on, off or until DATE",
            "vacation fred on ******"},
        Row{"change password secret secret2", "change password *", "change password ****** *******"},
        Row{"vacation fred secret on", "vacation fred * on", "vacation fred ****** on"}));

TEST(LegacyPassword, IsNotACommandWord) {
  const Read resign = open("backgammon move 101 fred resign gammon");
  EXPECT_EQ(resign.command().verb->name, "resign");
  EXPECT_EQ(resign.command().text, "gammon");
  EXPECT_FALSE(resign.command().legacy_password);
  EXPECT_EQ(open("move 101 fred flag").command().verb->name, "claim");
}

TEST(LegacyPassword, IsReturnedOnceToTheCaller) {
  std::string heard;
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.hear_password = [&](std::string_view user, std::string_view password) {
    heard.append(user).append("/").append(password);
  };
  const Read read_line = read("draughts move 101 fred secret 32-28", rules);
  EXPECT_EQ(heard, "fred/secret");
  EXPECT_TRUE(read_line.command().legacy_password);
}

TEST(LegacyPassword, IsOverwrittenInAnswersAndNotReturned) {
  std::string heard;
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.in_reply = true;
  rules.hear_password = [&](std::string_view, std::string_view password) { heard = password; };
  EXPECT_EQ(read("draughts move 101 fred secret 32-28", rules).line, "draughts move 101 fred ****** 32-28");
  EXPECT_EQ(read("move 101 fred secret 32-28", rules).line, "move 101 fred ****** 32-28");
  rules.is_account = [](std::string_view name) { return name == "fred"; };
  EXPECT_EQ(read("101 fred secret 32-28", rules).line, "101 fred ****** 32-28");
  EXPECT_EQ(read("fred secret 32-28", rules).line, "fred ****** 32-28");
  EXPECT_EQ(read("queue fred secret 32-28", rules).line, "queue fred ****** 32-28");
  EXPECT_EQ(read("fred 32-28", rules).line, "fred 32-28");
  EXPECT_EQ(read("signoff fred secret", rules).line, "signoff fred ******");
  EXPECT_EQ(heard, "");
}

}  // namespace
}  // namespace mt::server::test
