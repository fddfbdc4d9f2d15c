// Tests of commands about accounts as users of older servers wrote them, each in a complete mail.
#include "movetext/server/crypto/password.hpp"
#include "server/app/rows.hpp"

namespace mt::server::test {
namespace {

class RowsOfAccounts : public Rows {};

TEST_F(RowsOfAccounts, SignupAcceptsAPasswordAndAnAddress) {
  EXPECT_EQ(write("dino", "signup dino secret"), "done");
  EXPECT_EQ(answer("dino", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("dino"), "dino@example.org");
  EXPECT_EQ(write("pebbles", "signup pebbles secret pebbles2@example.org"), "done");
  EXPECT_TRUE(newest("pebbles").has("pebbles2@example.org")) << newest("pebbles").text;
  EXPECT_EQ(answer("pebbles2", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("pebbles"), "pebbles2@example.org");
  EXPECT_FALSE(is_stored("secret"));
}

TEST_F(RowsOfAccounts, AddAsksTheOldAddressAndEachNewOne) {
  EXPECT_EQ(as("fred", "add fred secret fred2@example.org fred3@example.org"), "done");
  EXPECT_EQ(account("fred").addresses.size(), 3U);
  EXPECT_FALSE(account("fred").addresses[1].confirmed);
  EXPECT_EQ(answer("fred2", "yes"), "confirmed");
  EXPECT_TRUE(account("fred").addresses[1].confirmed);
  EXPECT_FALSE(account("fred").addresses[2].confirmed);
  EXPECT_EQ(mailbox_of("fred"), "fred@example.org");
}

// The mail may come from any address, because the account in the command must confirm it.
TEST_F(RowsOfAccounts, ACommandFromAnotherAddressIsConfirmedByItsAccount) {
  const GameId board = draughts();
  EXPECT_EQ(write("office", on("move", board, "fred secret 32-28")), "done");
  EXPECT_TRUE(newest("office").has("by mail to confirm")) << newest("office").text;
  EXPECT_EQ(row(board).ply, 0U);
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(row(board).ply, 1U);
  // The account that sent the mail does not receive a request.
  EXPECT_EQ(write("wilma", on("move", board, "barney secret 19-23")), "done");
  EXPECT_EQ(answer("barney", "yes"), "done");
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(write("wilma", "draughts limit nobody secret 3"), "refused");
  EXPECT_TRUE(newest("wilma").has("unknown player 'nobody'")) << newest("wilma").text;
}

TEST_F(RowsOfAccounts, APasswordAuthorisesOnlyItsAccount) {
  policy_ = std::make_unique<app::ServerPolicy>(make_house());
  policy_->legacy = app::Legacy::accept;
  inbox_ = std::make_unique<app::Inbox>(*policy_, *store_, *cache_);
  domain::Account fred = account("fred");
  fred.password_hash = crypto::hash_password("Zx9secret");
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  const std::string list = "draughts limit fred Zx9secret 3\ndraughts limit barney wrong 4";
  EXPECT_EQ(write("fred", "multiple", list), "done");
  EXPECT_EQ(policy("fred", "international").limit, 3);
  EXPECT_EQ(policy("barney", "international").limit, domain::ChallengePolicy::unlimited);
  EXPECT_EQ(answer("barney", "yes"), "done");
  EXPECT_EQ(policy("barney", "international").limit, 4);
}

TEST_F(RowsOfAccounts, ChangeAddressNeedsTheOldAndTheNewAddress) {
  EXPECT_EQ(write("fred", "change address fred secret fred2@example.org"), "done");
  EXPECT_TRUE(box("fred2").empty());  // the new address gets no mail before the old address has answered
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(mailbox_of("fred"), "fred@example.org");
  EXPECT_EQ(answer("fred2", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("fred"), "fred2@example.org");
}

TEST_F(RowsOfAccounts, ChangePasswordSaysThatNoneIsNeeded) {
  EXPECT_EQ(as("fred", "change password fred old-word new-word"), "refused");
  EXPECT_TRUE(newest("fred").has("passwords are not needed")) << newest("fred").text;
  EXPECT_FALSE(is_stored("old-word") || is_stored("new-word"));
}

TEST_F(RowsOfAccounts, SignoffAndDeleteAskForConfirmation) {
  for (const char* verb : {"signoff", "delete"}) {
    const std::string who = verb == std::string_view("delete") ? "fred" : "barney";
    EXPECT_EQ(as(who, std::string(verb) + ' ' + who + " secret"), "done");
    EXPECT_EQ(account(who).state, domain::AccountState::active);
    EXPECT_EQ(answer(who, "yes"), "confirmed");
    EXPECT_EQ(account(who).state, domain::AccountState::closed);
  }
}

TEST_F(RowsOfAccounts, MessagesGoToOneOrMany) {
  EXPECT_EQ(as("fred", "message fred secret barney", "Hello"), "done");
  EXPECT_TRUE(newest("barney").has("Hello"));
  EXPECT_EQ(as("fred", "message fred secret barney wilma", "to both"), "done");
  EXPECT_TRUE(newest("barney").has("to both") && newest("wilma").has("to both"));
  EXPECT_EQ(as("wilma", "message barney fred", "without a password"), "done");
  EXPECT_TRUE(newest("fred").has("without a password")) << newest("fred").text;
  sign_up("betty");
  EXPECT_EQ(as("wilma", "message barney fred betty", "to three"), "done");
  for (const char* name : {"barney", "fred", "betty"}) EXPECT_TRUE(newest(name).has("to three")) << name;
  EXPECT_EQ(as("fred", "message fred secret nobody", "Hello"), "refused");
}

TEST_F(RowsOfAccounts, BroadcastIsReservedForOperators) {
  EXPECT_EQ(as("fred", "broadcast fred secret", "to all of you"), "refused");
  domain::Account fred = account("fred");
  fred.is_operator = true;
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  EXPECT_EQ(as("fred", "broadcast fred secret", "to all of you"), "done");
  for (const char* name : {"barney", "wilma"}) EXPECT_TRUE(newest(name).has("to all of you")) << name;
}

TEST_F(RowsOfAccounts, MultipleCommandsCauseOneQuestion) {
  const GameId board = draughts();
  const std::size_t had = box("fred").size();
  EXPECT_EQ(write("fred", "multiple",
                  "draughts move " + number(board) +
                      " fred secret 32-28\n\ndraughts limit fred secret 3\n"
                      "draughts show " +
                      number(board) + "\nend\ndraughts limit fred secret 9"),
            "done");
  std::size_t questions = 0;
  for (std::size_t i = had; i < box("fred").size(); ++i)
    questions += box("fred")[i].reply_to.starts_with("play+c.") ? 1 : 0;
  EXPECT_EQ(questions, 1U);
  EXPECT_TRUE(newest("fred").has("Board " + number(board)) || box("fred")[had].has("Board " + number(board)));
  for (std::size_t i = had, end = box("fred").size(); i < end; ++i) {
    const Mail question = box("fred")[i];
    if (!question.reply_to.starts_with("play+c.")) continue;
    EXPECT_EQ(write_to(question.reply_to, "fred", "Re: x", "yes"), "done");
  }
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(policy("fred", "international").limit, 3);
}

TEST_F(RowsOfAccounts, SubscribeHasThreeForms) {
  const GameId one = draughts();
  const GameId two = draughts();
  const GameId chess = begin("chess", "fred", "barney");
  const auto watched = [&] {
    return read([&](store::Transaction& t) { return t.watches().of_account(account("wilma").id); }).size();
  };
  EXPECT_EQ(as("wilma", on("subscribe", one, "wilma secret")), "done");
  EXPECT_EQ(watched(), 1U);
  EXPECT_EQ(as("wilma", on("unsub", one, "wilma secret")), "done");
  EXPECT_EQ(watched(), 0U);
  EXPECT_EQ(as("wilma", "draughts sub wilma secret " + number(one) + ' ' + number(two)), "done");
  EXPECT_EQ(watched(), 2U);
  EXPECT_EQ(as("wilma", "draughts unsubscribe wilma secret all"), "done");
  EXPECT_EQ(watched(), 0U);
  EXPECT_EQ(as("wilma", "draughts subscribe wilma secret all"), "done");  // "all" means all running boards
  EXPECT_EQ(watched(), 2U);
  const std::size_t had = box("wilma").size();
  play(one, {"32-28"});
  play(chess, {"e4"});
  EXPECT_EQ(box("wilma").size(), had + 1);
  EXPECT_EQ(as("wilma", "chess observe " + number(chess) + " wilma secret"), "done");
  EXPECT_EQ(watched(), 3U);
  EXPECT_EQ(as("wilma", "chess unobserve " + number(chess) + " wilma secret"), "done");
  EXPECT_EQ(watched(), 2U);
}

TEST_F(RowsOfAccounts, NotifyToggles) {
  const GameId board = draughts();
  play(board, {"32-28", "19-23"});
  const auto watched = [&] {
    return read([&](store::Transaction& t) { return t.watches().of_account(account("wilma").id); });
  };
  EXPECT_EQ(as("wilma", "draughts notify wilma secret"), "done");
  ASSERT_EQ(watched().size(), 1U);
  EXPECT_EQ(watched()[0].game, 0);
  EXPECT_EQ(as("wilma", "draughts notify wilma secret"), "done");
  EXPECT_TRUE(watched().empty());
  EXPECT_EQ(as("wilma", "draughts notify wilma secret on"), "done");
  EXPECT_EQ(as("wilma", "draughts notify wilma secret on"), "done");
  EXPECT_EQ(watched().size(), 1U);
  EXPECT_EQ(as("wilma", "draughts notify wilma secret off"), "done");
  EXPECT_TRUE(watched().empty());
  EXPECT_EQ(as("wilma", "draughts notify wilma secret " + number(board)), "done");
  ASSERT_EQ(watched().size(), 1U);
  const std::size_t had = box("wilma").size();
  EXPECT_EQ(answer("fred", "resign!", board), "done");
  EXPECT_EQ(box("wilma").size(), had + 1);
}

TEST_F(RowsOfAccounts, SetAcceptsUserAndPassword) {
  EXPECT_EQ(as("fred", "draughts set fred secret noflip small"), "done");
  EXPECT_FALSE(account("fred").settings.flip || account("fred").settings.large);
  EXPECT_EQ(as("fred", "draughts set fred secret -flip -large"), "done");
  EXPECT_TRUE(account("fred").settings.flip && account("fred").settings.large);
  EXPECT_EQ(as("fred", "set digest=daily html"), "done");
  EXPECT_TRUE(account("fred").settings.html);
  EXPECT_EQ(account("fred").settings.digest, domain::Digest::daily);
}

TEST_F(RowsOfAccounts, VacationIsSetOnOffAndUntilADate) {
  EXPECT_EQ(as("fred", "vacation fred secret on"), "done");
  EXPECT_NE(account("fred").leave.since, 0);
  EXPECT_EQ(as("fred", "vacation fred secret off"), "done");
  EXPECT_EQ(account("fred").leave.since, 0);
  // The clock of these tests begins on 2027-01-15.
  EXPECT_EQ(as("fred", "vacation fred secret until 2027-01-20"), "done");
  EXPECT_GT(account("fred").leave.until, now_ + 4 * day_long);
  EXPECT_LT(account("fred").leave.until, now_ + 6 * day_long);
}

}  // namespace
}  // namespace mt::server::test
