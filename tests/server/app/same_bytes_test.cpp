// Tests that the bytes of a mail do not depend on the time when it is sent. The class Post checks all mails
// at the end of each test.
#include "movetext/server/app/mail_facts.hpp"
#include "server/app/post.hpp"

#include <algorithm>
#include <filesystem>

namespace mt::server::test {
namespace {

class SameBytes : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney", "wilma", "betty"}) sign_up(name);
  }
};

TEST_F(SameBytes, AreWrittenWhateverTheRatings) {
  const GameId board = begin("draughts", "fred", "barney", "-rated");
  play(board, {"32-28", "19-23"});
  const std::string before = newest_of("fred", board).text;
  store_->write([&](store::Transaction& t) {
    t.ratings().save({.account = account("fred").id,
                      .rating_class = row(board).rating_class,
                      .rating = 1662.3,
                      .deviation = 290,
                      .games = 1});
  });
  play(board, {"28x19"});
  EXPECT_TRUE(newest_of("barney", board).has("1662?")) << newest_of("barney", board).text;
  EXPECT_EQ(before.find("1662"), std::string::npos) << before;
}

TEST_F(SameBytes, AreWrittenWhateverTheWatchersAndSettings) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28"});
  write("wilma", "draughts subscribe wilma x " + std::to_string(board));
  EXPECT_EQ(answer("wilma", "yes"), "done");
  play(board, {"19-23"});
  EXPECT_TRUE(newest_of("fred", board).has("Watched by wilma")) << newest_of("fred", board).text;
  for (const char* wish : {"set html", "set png", "set small", "set noflip"})
    EXPECT_EQ(answer("fred", wish, board), "done") << wish;
  play(board, {"28x19", "14x23"});
}

// With new keys or a new generation, board addresses change. A mail that was sent before keeps its addresses.
TEST_F(SameBytes, AreWrittenWhateverTheCurrentAddresses) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28"});
  const std::string address = newest_of("barney", board).reply_to;
  store_->write([&](store::Transaction& t) {
    domain::Account barney = *t.accounts().named("barney");
    ++barney.generation;
    t.accounts().save(barney);
  });
  EXPECT_EQ(write_to(address, "barney", "", "19-23"), "bad-token");
}

// Players may have read mails that were sent after the backup. The mails that replace them must have other
// ids.
TEST_F(SameBytes, AreWrittenWhateverBackupIsRestored) {
  const GameId board = begin("draughts", "fred", "barney");
  const GameId other = begin("draughts", "wilma", "betty");
  EXPECT_EQ(answer("betty", "set digest=daily", other), "done");
  play(board, {"32-28"});
  play(other, {"32-28"});
  const std::string address = newest_of("barney", board).reply_to;
  store_->backup(directory_.file("copy.db"));
  play(board, {"19-23"});
  const Mail lost = newest_of("fred", board);
  sign_up("pearl");
  now_ += day_long;
  send();
  expect_same_bytes();
  sent_.clear();

  store_->stop();
  for (const char* tail : {"", "-wal", "-shm"}) std::filesystem::remove(directory_.file("games.db") + tail);
  std::filesystem::rename(directory_.file("copy.db"), directory_.file("games.db"));
  open();
  const Way to_lost{.headers = "In-Reply-To: <" + lost.message_id + ">\n"};
  EXPECT_EQ(write_to(lost.reply_to, "fred", "", "33-29", to_lost), "bad-token") << "nothing is there yet";
  EXPECT_EQ(write_to(address, "barney", "", "20-24"), "done");
  EXPECT_EQ(write_to(lost.reply_to, "fred", "", "33-29", to_lost), "bad-token") << "fred has seen 19-23";
  EXPECT_TRUE(newest("fred").has("no longer valid")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "33-29", board), "done");
  sign_up("slate");
  now_ += day_long;
  send();
  std::map<std::string, std::string> seen;
  for (const auto& [who, box] : boxes_)
    for (const Mail& mail : box) {
      const auto [there, is_new] = seen.emplace(mail.message_id, mail.raw);
      EXPECT_TRUE(is_new || there->second == mail.raw) << there->second << "\n--- again:\n" << mail.raw;
    }
  const auto digests =
      std::ranges::count_if(box("betty"), [](const Mail& mail) { return mail.kind == "digest"; });
  EXPECT_EQ(digests, 2);
}

TEST(MailFacts, AreReadBackUnchanged) {
  app::MailFacts facts;
  facts.ratings = {words::RatingShown{1662.4, true}, words::RatingShown{-12, false}};
  facts.watchers = {"ann", "bob-2"};
  facts.settings.flip = false;
  facts.settings.png = true;
  facts.reply_to = "play+101.12.abc=x@games.example";
  EXPECT_EQ(app::to_text(facts), "large png r1=1662? r2=-12 w=ann,bob-2 to=play+101.12.abc=x@games.example");
  const auto back = app::parse_mail_facts(app::to_text(facts));
  ASSERT_TRUE(back);
  EXPECT_EQ(app::to_text(*back), app::to_text(facts));
  EXPECT_EQ(back->reply_to, facts.reply_to);
  EXPECT_FALSE(back->settings.html);
  EXPECT_TRUE(app::parse_mail_facts(app::to_text(app::MailFacts{})));
  for (const char* other : {"", "r1=many to=", "colour=red to=", "r3=1500"})
    EXPECT_FALSE(app::parse_mail_facts(other)) << other;
}

}  // namespace
}  // namespace mt::server::test
