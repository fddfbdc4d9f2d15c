// Tests of commands about users and accounts, as in a Subject.
#include "reading.hpp"

namespace mt::server::test {
namespace {

TEST(Accounts, AChallengeIsReadWithOptions) {
  const Read read = open("draughts challenge fred anna -small --nagtime=3 -fen=\"W:W31 B:B20\" -Variant=25");
  ASSERT_TRUE(read.good()) << read.text();
  EXPECT_EQ(read.command().users, (std::vector<std::string>{"fred", "anna"}));
  EXPECT_EQ(read.command().options,
            (std::vector<protocol::CommandOption>{
                {"small", ""}, {"nagtime", "3"}, {"fen", "W:W31 B:B20"}, {"variant", "25"}}));
}

TEST(Accounts, AChallengeNamesOneOrTwo) {
  EXPECT_EQ(open("chess challenge anna").text(), "chess challenge anna");
  EXPECT_EQ(open("chess challenge").text(), "no-user: the name of a user is missing");
  EXPECT_EQ(open("chess challenge a-b c_d e9").text(),
            "bad-word: 'e9' cannot be used here: a game has two players");
  EXPECT_EQ(open("chess challenge fr\u00e9d anna").text().substr(0, 7), "no-user");
  EXPECT_EQ(open("chess challenge fred anna -=3").text().substr(0, 10), "bad-option");
  EXPECT_EQ(open("chess challenge fred anna -fen=\"x").text().substr(0, 10), "bad-option");
}

TEST(Accounts, PoliciesAreRead) {
  EXPECT_EQ(open("draughts accept").text(), "draughts limit accept");
  EXPECT_EQ(open("draughts reject").text(), "draughts limit reject");
  EXPECT_EQ(open("draughts limit 5").text(), "draughts limit 5");
  EXPECT_EQ(open("draughts seek 2").text(), "draughts seek 2");
  EXPECT_EQ(open("draughts seek accept").text(), "no-text: expected a number, not 'accept'");
  EXPECT_EQ(open("draughts accept fred").command().users, std::vector<std::string>{"fred"});
}

TEST(Accounts, SettingsAreRead) {
  EXPECT_EQ(
      open("set noflip small lang=de tz=Europe/Berlin digest=daily").command().options,
      (std::vector<protocol::CommandOption>{
          {"noflip", ""}, {"small", ""}, {"lang", "de"}, {"tz", "Europe/Berlin"}, {"digest", "daily"}}));
  EXPECT_EQ(open("draughts set -flip").text(), "draughts set flip");
  EXPECT_NE(open("set flipp").text().find("(did you mean flip?)"), std::string::npos);
  for (const char* line : {"set lang", "set lang=", "set lang=\"\"", "set fred pw lang="})
    EXPECT_EQ(open(line).text().substr(0, 10), "bad-option") << line;
  EXPECT_EQ(open("set").text(), "set");
}

TEST(Accounts, LeaveIsRead) {
  EXPECT_EQ(open("vacation on").text(), "vacation on");
  EXPECT_EQ(open("vacation OFF").text(), "vacation off");
  EXPECT_EQ(open("vacation until 2027-01-31").text(), "vacation until 2027-01-31");
  EXPECT_EQ(open("vacation until Friday").text(),
            "no-text: expected a date such as 2027-01-31, not 'Friday'");
  EXPECT_EQ(open("vacation").text(), "no-text: on, off or until DATE is missing");
}

TEST(Accounts, SignupIsRead) {
  EXPECT_EQ(open("signup carl").command().users, std::vector<std::string>{"carl"});
  EXPECT_EQ(open("signup").text(), "no-user: the name of a user is missing");
  EXPECT_EQ(open("signup a").text().substr(0, 7), "no-user");
  const Read read = open("signup carl topsecret carl@example.org");
  EXPECT_EQ(read.text(), "signup carl * carl@example.org");
  EXPECT_EQ(read.line, "signup carl ********* carl@example.org");
  EXPECT_EQ(open("add fred@work.example").command().addresses, std::vector<std::string>{"fred@work.example"});
  EXPECT_EQ(open("signoff").text(), "signoff");
  EXPECT_EQ(open("delete fred secret").text(), "signoff fred *");
}

TEST(Accounts, ChangesAreReadAndPasswordsHidden) {
  const Read read = open("change password fred old1 new1");
  EXPECT_EQ(read.text(), "change password fred *");
  EXPECT_EQ(read.line, "change password fred **** ****");
  EXPECT_EQ(open("change address fred pw fred@new.example").text(), "change address fred * fred@new.example");
  EXPECT_EQ(open("change address fred@new.example").text(), "change address fred@new.example");
  EXPECT_EQ(open("change name").text(), "no-text: expected password or address, not 'name'");
}

TEST(Accounts, MessagesToUsersAreRead) {
  EXPECT_EQ(open("message anna").text(), "message anna");
  EXPECT_EQ(open("message anna bob7 fred").text(), "message anna bob7 fred");
  EXPECT_EQ(open("message fred secret anna").text(), "message fred * anna");
  EXPECT_EQ(open("broadcast fred secret").text(), "broadcast fred *");
}

TEST(Accounts, PagesAndListsAreRead) {
  EXPECT_EQ(open("help").text(), "help");
  EXPECT_EQ(open("help commands tutorial").text(), "help commands tutorial");
  EXPECT_EQ(open("draughts help").text(), "draughts help");
  EXPECT_EQ(open("list chess draughts").text(), "list chess draughts");
  EXPECT_EQ(open("draughts standings").text(), "draughts standings");
  EXPECT_EQ(open("draughts history").text(), "draughts history");
  EXPECT_EQ(open("pending").text(), "pending");
  EXPECT_EQ(open("revoke").text(), "revoke");
  EXPECT_EQ(open("multiple").text(), "multiple");
}

TEST(Accounts, ARuleDecidesWhichWordsAreGames) {
  protocol::ReadingRules rules{.verbs = app::verbs()};
  rules.is_game = [](std::string_view word) { return word == "go"; };
  EXPECT_EQ(read("go show 101", rules).text(), "go show 101");
  EXPECT_FALSE(read("chess show 101", rules).good());
}

}  // namespace
}  // namespace mt::server::test
