// Tests of accounts from sign-up to closing, with settings, leave and robots.
#include "movetext/server/words/boards/board_picture.hpp"
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Accounts : public Post {};

TEST_F(Accounts, AreOpenedByAnsweringTheConfirmation) {
  EXPECT_EQ(write("fred", "signup fred"), "done") << newest("fred").text;
  ASSERT_EQ(box("fred").size(), 1U);  // only the confirmation request was sent
  EXPECT_EQ(account("fred").state, domain::AccountState::unconfirmed);
  EXPECT_EQ(answer("fred", "yes"), "confirmed");
  EXPECT_EQ(account("fred").state, domain::AccountState::active);
  EXPECT_TRUE(newest("fred").has("play@games.example")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "yes"), "bad-code");  // a request can be answered only once
  write("wilma", "signup Fred");
  EXPECT_TRUE(newest("wilma").has("the name Fred is already taken")) << newest("wilma").text;
  write("fred", "signup another");
  EXPECT_TRUE(newest("fred").has("already belongs to an account"));
  write("wilma", "signup x");
  EXPECT_TRUE(newest("wilma").has("cannot be a name")) << newest("wilma").text;
  for (const char* name :
       {"e4", "32-28", "resign", "flip"}) {  // a move of a player could be read as this user
    write("wilma", std::string("signup ") + name);
    EXPECT_TRUE(newest("wilma").has("would be read as a move")) << newest("wilma").text;
  }
  now_ += 8 * day_long;
  write("wilma", "signup pebbles");
  now_ += 8 * day_long;  // the sign-up of pebbles was not confirmed in time
  write("betty", "signup pebbles");
  EXPECT_EQ(answer("betty", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("pebbles"), "betty@example.org");
}

TEST_F(Accounts, AreDeletedInTimeIfNotConfirmed) {
  write("fred", "signup fred");
  write("barney", "signup barney");
  EXPECT_EQ(answer("barney", "yes"), "confirmed");
  sweep(6 * day_long);
  write("fred", "signup fred");  // sends the confirmation request again
  EXPECT_EQ(account("fred").state, domain::AccountState::unconfirmed);
  sweep(2 * day_long);
  EXPECT_FALSE(read([](store::Transaction& t) { return t.accounts().named("fred"); }));
  EXPECT_TRUE(read([](store::Transaction& t) { return t.accounts().named("barney"); }));
  EXPECT_EQ(answer("fred", "yes"), "bad-code");
  EXPECT_NE(sign_up("fred"), 0);
}

TEST_F(Accounts, UnrequestedQuestionsAreLimited) {
  for (int i = 0; i < 30; ++i)
    write("mallory", "signup name" + std::to_string(i) + " pass victim@example.org");
  EXPECT_LE(box("victim").size(), 5U);
}

TEST_F(Accounts, AnUnconfirmedAddressDoesNotIdentifyAUser) {
  sign_up("mallory");
  write("mallory", "add mallory x wilma@example.org");
  answer("mallory", "yes");
  write("wilma", "draughts challenge wilma mallory", "a secret of wilma");
  for (const Mail& mail : box("mallory")) EXPECT_FALSE(mail.has("secret of wilma"));
  EXPECT_TRUE(newest("wilma").has("there is no account with the address")) << newest("wilma").text;
}

TEST_F(Accounts, HelpListsAndStandingsAreAvailableToEveryone) {
  sign_up("fred");
  for (const char* subject : {"help", "help commands", "draughts help", "help tutorial", "list", "list chess",
                              "draughts standings", "ratings", "history", "games", "all show fred",
                              "draughts games fred active", "draughts preview new 2 32-28 19-23"}) {
    const std::size_t before = box("stranger").size();
    write("stranger", subject);
    ASSERT_EQ(box("stranger").size(), before + 1) << subject;
    EXPECT_EQ(newest("stranger").header("Auto-Submitted"), "auto-replied") << subject;
    EXPECT_EQ(newest("stranger").envelope_sender, "") << subject;
  }
  write("stranger", "list");
  EXPECT_TRUE(newest("stranger").has("fred"));
}

TEST_F(Accounts, CommandsInOneMailEndAtTheFirstFailure) {
  sign_up("fred");
  write("fred", "multiple", "help commands\nrezign 101\nlist\nend\nnonsense");
  const Mail& mail = newest("fred");
  EXPECT_TRUE(mail.has("did you mean resign")) << mail.text;
  EXPECT_FALSE(mail.has("> list")) << "what was not done is not told to an address that anybody can write";
  EXPECT_FALSE(mail.has("nonsense"));
}

TEST_F(Accounts, ErrorsAreAnsweredUpToALimit) {
  for (int i = 0; i < 30; ++i) write("stranger", "nonsense" + std::to_string(i));
  EXPECT_EQ(box("stranger").size(), 10U);
  now_ += day_long;
  for (int i = 0; i < 5; ++i) write("stranger", "the same nonsense");
  EXPECT_EQ(box("stranger").size(), 11U);
  now_ += hour_long;
  write("stranger", "the same nonsense");
  EXPECT_EQ(box("stranger").size(), 12U);
}

TEST_F(Accounts, RobotsAreIgnored) {
  sign_up("fred");
  const std::size_t before = mails();
  for (const char* header : {"Auto-Submitted: auto-replied\n", "Precedence: bulk\n", "List-Id: <x.y>\n",
                             "X-Autoreply: yes\n", "X-Auto-Response-Suppress: All\n"})
    EXPECT_EQ(write("fred", "help", {}, {.headers = header}), "automatic") << header;
  EXPECT_EQ(write("fred", "help", {}, {.sender = ""}), "automatic");
  EXPECT_EQ(mails(), before);
}

// A club may use one domain for the server and for the addresses of its members.
TEST_F(Accounts, MayHaveAnAddressOfTheServersDomain) {
  const Way club{.from = "fred@games.example"};
  EXPECT_EQ(write("fred", "signup fred", {}, club), "done");
  const Mail question = boxes_["fred@games.example"].back();
  EXPECT_EQ(write_to(question.reply_to, "fred", "Re: it", "yes", club), "confirmed");
  EXPECT_EQ(mailbox_of("fred"), "fred@games.example");
  for (const char* own : {"play@games.example", "play+c.abcdefghijklmnopqrstuvwxyz@games.example"})
    EXPECT_EQ(write("play", "help", {}, {.from = own}), "automatic") << own;
}

// Two mailboxes sign up with one name. The second mailbox gets the name, because the first one did not answer
// in time. A late yes from the first one has no effect.
TEST_F(Accounts, ALateYesDoesNotOpenANameGivenToAnother) {
  write("mallory", "signup fred");
  now_ += 6 * day_long;
  write("mallory", "signup fred");
  now_ += 2 * day_long;
  write("fred", "signup fred");
  answer("mallory", "yes");
  EXPECT_EQ(account("fred").state, domain::AccountState::unconfirmed);
  EXPECT_EQ(answer("fred", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("fred"), "fred@example.org");
}

TEST_F(Accounts, AnAddressHasOneAtSignAndItsQuestionIsSent) {
  write("fred", "signup fred fred@@example.org");
  EXPECT_TRUE(newest("fred").reply_to.starts_with("play+c.")) << newest("fred").text;
}

// Without a limit, any user could make the server send mail to strangers.
TEST_F(Accounts, QuestionsToStrangersAreLimited) {
  for (int i = 0; i < 40; ++i)
    write("mallory", "signup name" + std::to_string(i) + " victim" + std::to_string(i) + "@example.org");
  std::size_t asked = 0;
  for (const auto& [who, mails] : boxes_)
    if (who.starts_with("victim")) asked += mails.size();
  EXPECT_LE(asked, 10U);
}

TEST_F(Accounts, MessagesGoToAllNamedUsersOrNone) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const std::size_t had = box("barney").size();
  write("fred", "message barney wilma", "a text");
  answer("fred", "yes");
  EXPECT_TRUE(newest("fred").has("wilma")) << newest("fred").text;
  EXPECT_EQ(box("barney").size(), had);
  domain::Account barney = account("barney");
  barney.mail_suspended = now_;
  store_->write([&](store::Transaction& t) { t.accounts().save(barney); });
  write("fred", "message barney", "a text");
  answer("fred", "yes");
  EXPECT_EQ(box("barney").size(), had) << "his mail comes back";
}

TEST_F(Accounts, PoliciesApplyToChallenges) {
  sign_up("fred");
  sign_up("barney");
  const auto as = [&](const std::string& who, const std::string& subject) {
    write(who, subject);
    return answer(who, "yes");
  };
  EXPECT_EQ(as("barney", "draughts reject barney x"), "done");
  EXPECT_EQ(as("fred", "draughts challenge fred barney"), "refused");
  EXPECT_TRUE(newest("fred").has("does not accept challenges")) << newest("fred").text;
  EXPECT_EQ(as("barney", "draughts limit barney x 1"), "done");
  EXPECT_EQ(as("barney", "draughts seek barney x 2"), "done");
  begin("draughts", "fred", "barney");
  EXPECT_EQ(as("fred", "draughts challenge fred barney"), "refused");
  EXPECT_EQ(as("barney", "draughts accept barney x"), "done");
  EXPECT_EQ(as("fred", "draughts challenge fred barney"), "done");
  EXPECT_EQ(as("fred", "draughts challenge fred nobody"), "refused");
  EXPECT_EQ(as("fred", "draughts challenge fred fred"), "refused");
  EXPECT_EQ(write("fred", "draughts challenge fred barney -variant=999"), "refused") << "without a question";
}

TEST_F(Accounts, SettingsChangeTheLookOfBoards) {
  sign_up("fred");
  sign_up("barney");
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28"});
  EXPECT_TRUE(newest_of("barney", board).has("+---+"));
  EXPECT_EQ(answer("barney", "set small", board), "done");
  play(board, {"19-23"});
  EXPECT_FALSE(newest_of("barney", board).has("+---+")) << newest_of("barney", board).text;
  EXPECT_TRUE(newest_of("fred", board).has("+---+"));
  EXPECT_EQ(answer("barney", "set html", board), "done");
  play(board, {"28x19"});
  EXPECT_NE(newest_of("barney", board).raw.find("text/html"), std::string::npos);
  EXPECT_EQ(answer("barney", "set sideways", board), "refused");
  const std::string flipped = newest_of("barney", board).text;
  answer("barney", "set noflip text", board);
  play(board, {"14x23"});
  EXPECT_FALSE(account("barney").settings.flip);
  EXPECT_FALSE(account("barney").settings.html);
  EXPECT_EQ(answer("barney", "set tz=Europe/Amsterdam", board), "refused");
}

TEST_F(Accounts, PicturesOfTheBoardAreSentOnRequest) {
  sign_up("fred");
  sign_up("barney");
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("barney", "set png", board), "done");
  play(board, {"32-28"});
  const std::string& mail = newest_of("barney", board).raw;
  if (!words::has_png()) GTEST_SKIP() << "this build draws no PNG";
  EXPECT_NE(mail.find("Content-Type: image/png"), std::string::npos);
  const std::string id = "board." + newest_of("barney", board).message_id;
  EXPECT_NE(mail.find("Content-Id: <" + id + ">"), std::string::npos) << mail;
  EXPECT_EQ(newest_of("fred", board).raw.find("image/png"), std::string::npos);
  EXPECT_EQ(answer("fred", "chat hello", board), "done");
  EXPECT_EQ(newest_of("barney", board).raw.find("image/png"), std::string::npos);
  EXPECT_EQ(answer("barney", "set nopng", board), "done");
  play(board, {"19-23", "28x19"});
  EXPECT_EQ(newest_of("barney", board).raw.find("image/png"), std::string::npos);
  EXPECT_NE(newest_of("barney", board).raw.find("text/html"), std::string::npos);
}

TEST_F(Accounts, TooManyAddressesAreRefusedAndTheOthersKept) {
  sign_up("fred");
  write("fred", "add fred x a@example.org b@example.org c@example.org d@example.org e@example.org");
  answer("fred", "yes");
  ASSERT_EQ(account("fred").addresses.size(), 5U);
  EXPECT_TRUE(newest("fred").has("at most 5 addresses")) << newest("fred").text;
  for (const char* name : {"a", "b", "c", "d"}) EXPECT_EQ(answer(name, "yes"), "confirmed");
  EXPECT_TRUE(box("e").empty());
  for (const domain::Address& address : account("fred").addresses)
    EXPECT_TRUE(address.confirmed) << address.mailbox;
}

TEST_F(Accounts, RevokedTokensAreInvalid) {
  sign_up("fred");
  sign_up("barney");
  const GameId board = begin("draughts", "fred", "barney");
  const Mail old = newest_of("fred", board);
  write("fred", "revoke");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(write_to(old.reply_to, "fred", "Re: x", "32-28"), "bad-token");
  EXPECT_TRUE(newest("fred").has("no longer valid"));
  EXPECT_EQ(row(board).ply, 0U);
  write("fred", "draughts show " + std::to_string(board));
  write("fred", "draughts move " + std::to_string(board) + " fred x 32-28");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(answer("fred", "undo", board), "done");  // answers the reply to "show", which has a new token
}

TEST_F(Accounts, AddressesAreChangedWithTheConsentOfBoth) {
  sign_up("fred");
  write("fred", "add fred x fred2@example.org");
  answer("fred", "yes");
  EXPECT_EQ(answer("fred2", "yes"), "confirmed");
  EXPECT_EQ(account("fred").addresses.size(), 2U);
  write("fred", "change address fred x fred3@example.org");
  answer("fred", "yes");
  EXPECT_EQ(mailbox_of("fred"), "fred@example.org");
  EXPECT_TRUE(box("fred").back().has("fred3@example.org") ||
              box("fred").at(box("fred").size() - 2).has("fred3@example.org"));
  EXPECT_EQ(answer("fred3", "yes"), "confirmed");
  EXPECT_EQ(mailbox_of("fred"), "fred3@example.org");
}

TEST_F(Accounts, ThreeHardBouncesEndMailUntilThePlayerWrites) {
  sign_up("fred");
  sign_up("barney");
  const GameId board = begin("draughts", "fred", "barney");
  const std::string bounce_address = newest_of("barney", board).envelope_sender;
  const auto bounce = [&](const std::string& to, int number) {
    const std::string bytes =
        "From: MAILER-DAEMON@example.org\r\nTo: x\r\nSubject: failure\r\nMessage-ID: <b" +
        std::to_string(number) +
        "@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; "
        "boundary=b\r\n\r\n--b\r\n\r\nIt failed.\r\n--b\r\nContent-Type: "
        "message/delivery-status\r\n\r\nReporting-MTA: dns; example.org\r\n\r\nFinal-Recipient: rfc822; "
        "barney@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b--\r\n";
    return deliver(to, "", bytes).code;
  };
  EXPECT_EQ(bounce(bounce_address, 1), "bounce");
  EXPECT_EQ(bounce(bounce_address, 1), "duplicate");
  std::string forged = bounce_address;
  forged[forged.find('@') - 1] = forged[forged.find('@') - 1] == 'a' ? 'b' : 'a';
  EXPECT_EQ(bounce(forged, 2), "forged-bounce");
  EXPECT_EQ(bounce(bounce_address, 3), "bounce");
  EXPECT_EQ(bounce(bounce_address, 4), "suspended");
  const std::size_t before = box("barney").size();
  play(board, {"32-28"});
  EXPECT_EQ(box("barney").size(), before);
  EXPECT_EQ(answer("barney", "19-24#1", board), "refused");
  EXPECT_EQ(account("barney").mail_suspended, 0);
  // Barney answers a mail from before his turn, so the move is taken as his next half-move.
  EXPECT_EQ(answer("barney", "19-23", board), "done");
  EXPECT_GT(box("barney").size(), before);
}

TEST_F(Accounts, ConfirmedSignoffForfeitsAllGames) {
  sign_up("fred");
  sign_up("barney");
  const GameId early = begin("draughts", "fred", "barney");
  const GameId hardly = begin("draughts", "fred", "barney");
  play(hardly, {"32-28", "19-23", "28x19"});
  const GameId late = begin("draughts", "fred", "barney");
  play(late, {"32-28", "19-23", "28x19", "14x23"});
  write("fred", "chess challenge fred barney");
  answer("fred", "yes");
  const GameId offer = late + 1;
  write("fred", "signoff fred x");
  answer("fred", "yes");  // confirms that fred sent the command
  EXPECT_EQ(account("fred").state, domain::AccountState::active);
  EXPECT_EQ(answer("fred", "yes"), "confirmed");  // confirms that the account should be closed
  EXPECT_EQ(account("fred").state, domain::AccountState::closed);
  EXPECT_EQ(row(offer).state, domain::GameState::aborted);
  EXPECT_EQ(row(early).state, domain::GameState::aborted);
  EXPECT_EQ(row(hardly).state, domain::GameState::aborted);
  EXPECT_EQ(row(late).state, domain::GameState::finished);
  EXPECT_EQ(row(late).result, domain::BoardResult::second_wins);
  write("barney", "draughts challenge barney fred");
  EXPECT_EQ(answer("barney", "yes"), "refused");
}

TEST_F(Accounts, PrivateAndOperatorMessagesAreDelivered) {
  sign_up("fred");
  sign_up("barney");
  write("fred", "message fred x barney", "Do you play?\n");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_TRUE(newest("barney").has("Do you play?")) << newest("barney").text;
  write("fred", "broadcast fred x", "to all");
  EXPECT_EQ(answer("fred", "yes"), "refused");
  domain::Account fred = account("fred");
  fred.is_operator = true;
  store_->write([&](store::Transaction& t) { t.accounts().save(fred); });
  write("fred", "broadcast fred x", "to all of you");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_TRUE(newest("barney").has("to all of you"));
}

}  // namespace
}  // namespace mt::server::test
