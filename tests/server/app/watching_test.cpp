// Tests of boards that other accounts watch by mail, and of the commands that end these mails.
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Watching : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  }
  std::string number(GameId board) { return std::to_string(board); }
};

TEST_F(Watching, WatchersGetMovesAndEndsUntilTheyUnsubscribe) {
  const GameId board = begin("draughts", "fred", "barney");
  const auto as_wilma = [&](const std::string& subject) {
    write("wilma", subject);
    return answer("wilma", "yes");
  };
  EXPECT_EQ(as_wilma("draughts subscribe wilma x " + number(board)), "done");
  std::size_t had = box("wilma").size();
  play(board, {"32-28"});
  ASSERT_EQ(box("wilma").size(), had + 1);
  EXPECT_EQ(newest("wilma").reply_to.find("+" + number(board) + "."),
            std::string::npos);  // the address contains no token
  EXPECT_EQ(as_wilma("draughts unsubscribe wilma x " + number(board)), "done");
  EXPECT_EQ(as_wilma("draughts notify wilma x " + number(board)), "done");
  had = box("wilma").size();
  play(board, {"19-23"});
  EXPECT_EQ(box("wilma").size(), had);
  answer("barney", "resign!", board);
  EXPECT_EQ(box("wilma").size(), had + 1);
  EXPECT_EQ(as_wilma("draughts subscribe wilma x 9999"), "refused");
}

TEST_F(Watching, SubscribedMailsSayHowToUnsubscribe) {
  const auto unsubscribe = [&](const std::string& name) {
    const std::string header = newest(name).header("List-Unsubscribe");
    const std::string begin = "<mailto:play@games.example?subject=";
    EXPECT_TRUE(header.starts_with(begin) && header.ends_with('>')) << newest(name).raw;
    if (!header.starts_with(begin)) return std::string();
    std::string subject = header.substr(begin.size(), header.size() - begin.size() - 1);
    for (std::size_t at = 0; (at = subject.find('%')) != std::string::npos;)
      subject.replace(at, 3, subject.substr(at, 3) == "%20" ? " " : "=");
    EXPECT_EQ(write(name, subject), "done") << subject;
    return subject;
  };
  const GameId board = begin("draughts", "fred", "barney");
  for (const std::string& subject : {"draughts subscribe " + number(board), std::string("notify")}) {
    write("wilma", subject);
    EXPECT_EQ(answer("wilma", "yes"), "done");
  }
  play(board, {"32-28"});
  EXPECT_EQ(newest_of("barney", board).header("List-Unsubscribe"), "");
  EXPECT_EQ(unsubscribe("wilma"), "unsubscribe " + number(board));
  const std::size_t had = box("wilma").size();
  play(board, {"19-23"});
  EXPECT_EQ(box("wilma").size(), had);
  answer("fred", "resign!", board);
  ASSERT_EQ(box("wilma").size(), had + 1);
  EXPECT_EQ(unsubscribe("wilma"), "notify off");
  EXPECT_TRUE(
      read([&](store::Transaction& t) { return t.watches().of_account(account("wilma").id); }).empty());
  const GameId another = begin("draughts", "fred", "barney");
  answer("fred", "set digest=daily", another);
  play(another, {"32-28", "19-23"});
  now_ += day_long;
  send();
  ASSERT_EQ(newest("fred").kind, "digest");
  EXPECT_EQ(unsubscribe("fred"), "set digest=off");
  EXPECT_EQ(account("fred").settings.digest, domain::Digest::off);
}

}  // namespace
}  // namespace mt::server::test
