// Tests of lines of a reply to a board mail, in which the game, the board and the player are known.
#include "reading.hpp"

#include <initializer_list>
#include <utility>

namespace mt::server::test {
namespace {

TEST(Reply, TextWithoutAVerbIsAMove) {
  EXPECT_EQ(reply("32-28").text(), "move 32-28");
  EXPECT_EQ(reply("8/5 6/5").text(), "move 8/5 6/5");
  EXPECT_EQ(reply("H4-G5").text(), "move H4-G5");
  EXPECT_EQ(reply("Nf3#5").command().guard, 5u);
  EXPECT_EQ(reply("move 28x19").text(), "move 28x19");
  EXPECT_EQ(reply("gf5").text(), "move gf5");
  EXPECT_EQ(reply("hello there").text(), "move hello there");
}

TEST(Reply, MovesAreReadAsTyped) {
  for (const auto& [typed, read] : std::initializer_list<std::pair<const char*, const char*>>{
           {"2. Nf3", "Nf3"},          {"2.Nf3", "Nf3"},          {"12. 13-18", "13-18"},
           {"12... 13-18", "13-18"},   {"12...13-18", "13-18"},   {"12\u2026 13-18", "13-18"},
           {"12. ... 13-18", "13-18"}, {"2) Nf3", "Nf3"},         {"7. O-O", "O-O"},
           {"1. 8/5 6/5", "8/5 6/5"},  {"28 24", "28-24"},        {"28 - 24", "28-24"},
           {"28 x 19", "28x19"},       {"28 x19 10", "28x19-10"}, {"h4 g5", "h4-g5"},
           {"Ng1 f3", "Ng1-f3"},       {"12. 28 24", "28-24"},    {"28x19!", "28x19"},
           {"28x19 !?", "28x19"},      {"Nf3!!", "Nf3"},          {"Nf3.", "Nf3"},
           {"28 24!", "28-24"},        {"8/5! 6/5!", "8/5 6/5"},  {"move 2. Nf3!", "Nf3"},
           {"submit 28 24", "28-24"}}) {
    ASSERT_TRUE(reply(typed).good()) << typed;
    EXPECT_EQ(reply(typed).command().text, read) << typed;
  }
  for (const auto& [typed, read] :
       std::initializer_list<std::pair<const char*, const char*>>{{"preview 28x19!", "28x19"},
                                                                  {"preview 2. 28x19! 14x23?", "28x19 14x23"},
                                                                  {"preview 1. e4! e5 2. Nf3", "e4 e5 Nf3"},
                                                                  {"preview 1... e5 2.Nf3", "e5 Nf3"},
                                                                  {"preview 8/5! 6/5", "8/5 6/5"},
                                                                  {"preview 28 24", "28 24"},
                                                                  {"preview good! bye", "good! bye"}}) {
    ASSERT_TRUE(reply(typed).good()) << typed;
    EXPECT_EQ(reply(typed).command().text, read) << typed;
  }
  EXPECT_EQ(reply("28x19!#7 draw").text(), "move 28x19 #7 draw");
  EXPECT_EQ(reply("queue 2. 28 24! if 19 23").text(), "queue 28-24 if 19-23");
}

TEST(Reply, MovesAreReadWithinOtherText) {
  for (const auto& [typed, read] :
       std::initializer_list<std::pair<const char*, const char*>>{{"*e4*", "e4"},
                                                                  {"\"32-28\"", "32-28"},
                                                                  {"(Nf3)", "Nf3"},
                                                                  {"\u201eNf3\u201c", "Nf3"},
                                                                  {"- Nf3", "Nf3"},
                                                                  {"* 32-28", "32-28"},
                                                                  {"My move: Nf3", "Nf3"},
                                                                  {"W: 32-28", "32-28"},
                                                                  {"Nf3 :-)", "Nf3"},
                                                                  {"12 13-18", "13-18"},
                                                                  {"12: 13-18", "13-18"},
                                                                  {"1 e4", "e4"},
                                                                  {"28->24", "28-24"},
                                                                  {"28 -> 24", "28-24"},
                                                                  {"28 \u2192 24", "28-24"},
                                                                  {"28 to 24", "28-24"},
                                                                  {"e5 takes d6", "e5xd6"},
                                                                  {"31: 8/5 6/5", "31: 8/5 6/5"},
                                                                  {"31 8/5 6/5", "31: 8/5 6/5"},
                                                                  {"3-1: 8/5 6/5", "31: 8/5 6/5"},
                                                                  {"(31) 8/5 6/5", "31: 8/5 6/5"},
                                                                  {"Sf3", "Sf3"},
                                                                  {"1. Sf3!", "Sf3"},
                                                                  {"Zug: Dxf7#", "Dxf7#"},
                                                                  {"2. \u041af3", "\u041af3"},
                                                                  {"1. 31: 8/5 6/5", "31: 8/5 6/5"}}) {
    ASSERT_TRUE(reply(typed).good()) << typed;
    EXPECT_EQ(reply(typed).command().text, read) << typed;
  }
  for (const char* draw : {"32-28 draw?", "32-28 (draw)", "32-28, draw!", "32-28 (=)"})
    EXPECT_EQ(reply(draw).text(), "move 32-28 draw") << draw;
  // Where a password is possible, a label is read as a password.
  EXPECT_EQ(read("move 101 fred Secret: 32-28", protocol::ReadingRules{.verbs = app::verbs()}).command().text,
            "32-28");
}

TEST(Reply, TextThatOnlyBeginsLikeAMoveIsUnchanged) {
  for (const char* line : {"1. resign", "1. draw", "2. hello", "e4 c5 Nf3", "8/5 6/5", "28", "12.",
                           "good move!", "Qxf7#", "31: 8/5 6/5"})
    EXPECT_EQ(reply(line).text(), std::string("move ") + line);
}

TEST(Reply, VerbsHaveNoGameBoardOrUser) {
  for (const char* line : {"draw",         "propose",
                           "accept",       "reject",
                           "undo",         "abort",
                           "resign",       "resign!",
                           "claim draw",   "swap",
                           "pass",         "roll",
                           "double",       "take",
                           "drop",         "confirm",
                           "rematch",      "show",
                           "show #4",      "help",
                           "end",          "queue 32-28 if 19-23",
                           "submit 32-28", "preview 32-28 19-23",
                           "subscribe",    "set flip",
                           "32-28 draw"}) {
    const Read read = reply(line);
    EXPECT_TRUE(read.good()) << line << ": " << read.text();
  }
  EXPECT_EQ(reply("decline later").text(), "reject later");
  EXPECT_TRUE(reply("resign!").command().sure);
  EXPECT_FALSE(reply("resign").command().sure);
  EXPECT_TRUE(reply("move 32-28 draw").command().with_draw);
  EXPECT_EQ(reply("pass#7").text(), "pass #7");
}

TEST(Reply, ChatIsRead) {
  EXPECT_EQ(reply("chat good luck").command().text, "good luck");
  EXPECT_EQ(reply("message good luck").text(), "chat good luck");
  EXPECT_EQ(reply("say hi").text(), "chat hi");
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.in_reply = true;
  rules.is_account = [](std::string_view name) { return name == "anna"; };
  std::string line = "message anna";
  EXPECT_TRUE(std::holds_alternative<protocol::CommandMisread>(protocol::read_command(line, rules)));
  EXPECT_EQ(reply("chat").text(), "chat");
}

TEST(Reply, OtherBoardsAndAccountsAreRefused) {
  EXPECT_EQ(reply("draughts show 101").text(), "not-here: 'draughts' cannot be used in a reply to a board");
  for (const char* line : {"101", "101 fred secret 32-28", "signup carl", "challenge anna", "change password",
                           "revoke", "vacation on", "show 101", "move 101 32-28", "limit 5", "seek 1"})
    EXPECT_EQ(reply(line).text().substr(0, 8), "not-here") << line;
}

TEST(Reply, AnActionWithMoreWordsIsNotAnAction) {
  EXPECT_EQ(reply("resign gammon").text(), "resign gammon");
  EXPECT_EQ(reply("resign! match").command().text, "match");
  EXPECT_EQ(reply("resign now").text().substr(0, 8), "bad-word");
  EXPECT_EQ(reply("take that").text().substr(0, 8), "bad-word");
  // Marks after a verb that is alone on its line are ignored.
  for (const auto& [typed, read] :
       std::initializer_list<std::pair<const char*, const char*>>{{"draw?", "draw"},
                                                                  {"Draw.", "draw"},
                                                                  {"resign.", "resign"},
                                                                  {"help!", "help"},
                                                                  {"accept!", "accept"}})
    EXPECT_EQ(reply(typed).text(), read) << typed;
  EXPECT_TRUE(reply("resign!").command().sure);
  EXPECT_FALSE(reply("resign!?").command().sure);
  EXPECT_EQ(reply("draw! now").text(), "move draw! now");
}

}  // namespace
}  // namespace mt::server::test
