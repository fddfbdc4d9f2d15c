// Tests of the limits on the answers to each address, so that no user can flood another mailbox through this
// server.
#include "server/app/post.hpp"

#include <algorithm>

namespace mt::server::test {
namespace {

class Limits : public Post {
 protected:
  // Returns how many mails NAME gets while `act` is called `times` times.
  template <class Act>
  std::size_t got(const std::string& name, int times, Act&& act) {
    const std::size_t before = box(name).size();
    for (int i = 0; i < times; ++i) act(i);
    return box(name).size() - before;
  }
  // Moves the clock by a day, so that all limits start again from zero.
  void next_day() { now_ += day_long; }
};

TEST_F(Limits, UnverifiedSendersGetTenErrorsPerDay) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  const auto word = [](int i) { return "nonsense" + std::string(static_cast<std::size_t>(i), 'x'); };
  EXPECT_EQ(got("stranger", 30, [&](int i) { write("stranger", word(i)); }), 10U);
  EXPECT_EQ(got("fred", 30, [&](int i) { write("fred", word(i)); }), 10U);
  next_day();
  const std::string to = newest_of("fred", board).reply_to;
  std::string dead = to;
  dead[dead.find('@') - 3] = dead[dead.find('@') - 3] == 'a' ? 'b' : 'a';
  EXPECT_EQ(got("victim", 30, [&](int i) { write_to(dead, "victim", word(i), "32-28"); }), 10U);
  EXPECT_EQ(
      got("victim", 30, [&](int i) { write_to("play+c.abcdefgh@games.example", "victim", word(i), ""); }),
      0U);
}

// Players receive errors, but a program that answers every mail does not receive mails for ever.
TEST_F(Limits, PlayersGetFiftyErrorsPerDay) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  const std::string to = newest_of("fred", board).reply_to;
  const auto err = [&](int i) {
    write_to(to, "fred", "Re: x", "nonsense" + std::string(static_cast<std::size_t>(i), 'x'));
  };
  EXPECT_EQ(got("fred", 80, err), 50U);
  next_day();
  EXPECT_EQ(got("fred", 20, err), 20U);
}

TEST_F(Limits, ForgedMailsDoNotSilenceAPlayer) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  for (int i = 0; i < 30; ++i) write("fred", "nonsense" + std::string(static_cast<std::size_t>(i), 'x'));
  EXPECT_EQ(got("fred", 1, [&](int) { answer("fred", "32-29", board); }), 1U);
}

// The limit is for the last 24 hours, not for a calendar day.
TEST_F(Limits, TheDayIsASlidingWindow) {
  const auto errors = [&](int times) {
    return got("stranger", times, [&](int) { write("stranger", "nonsense" + std::to_string(written_)); });
  };
  now_ = now_ / day_long * day_long - hour_long;  // one hour before midnight
  EXPECT_EQ(errors(20), 10U);
  now_ += 2 * hour_long;
  EXPECT_EQ(errors(20), 0U);
  now_ += 23 * hour_long;
  EXPECT_EQ(errors(20), 10U);
}

TEST_F(Limits, TheSameErrorIsAnsweredOncePerHour) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId one = begin("draughts", "fred", "barney");
  const GameId other = begin("draughts", "fred", "barney");
  next_day();
  const auto wrong = [&](GameId board) { return [&, board](int) { answer("fred", "32-29", board); }; };
  EXPECT_EQ(got("fred", 5, wrong(one)), 1U);
  EXPECT_EQ(got("fred", 5, wrong(other)), 1U);  // an error on another board counts separately
  EXPECT_EQ(got("fred", 5, [&](int) { write("fred", "rezign 101"); }), 1U);
  EXPECT_EQ(got("stranger", 5, [&](int) { write("stranger", "rezign 101"); }), 1U);
  now_ += hour_long;
  EXPECT_EQ(got("fred", 5, wrong(one)), 1U);
  play(one, {"32-28", "19-23"});
  EXPECT_EQ(got("fred", 5, wrong(one)), 1U);  // the board has changed, so the error is answered again
}

TEST_F(Limits, AForgedSenderIsNotFloodedWithPublicAnswers) {
  sign_up("fred");
  next_day();
  for (const char* victim : {"stranger", "fred"}) {
    EXPECT_LE(got(victim, 70, [&](int i) { write(victim, i % 2 == 0 ? "help" : "list"); }), 50U) << victim;
    EXPECT_EQ(got(victim, 20, [&](int) { write(victim, "draughts standings"); }), 0U) << victim;
  }
  EXPECT_LE(got("victim", 30, [&](int i) { write("victim", "signup name" + std::to_string(i)); }), 15U);
  next_day();
  EXPECT_EQ(got("Stranger", 1, [&](int) { write("Stranger", "help"); }), 1U);
}

// A reply to a board mail identifies the player. Such players may look at their boards as often as they wish.
TEST_F(Limits, PlayersMayViewTheirBoardsWithoutLimit) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(got("fred", 60, [&](int) { answer("fred", "show", board); }), 60U);
}

// A program may answer every mail with the same text, which may begin with a command word.
TEST_F(Limits, LoopsOfProgramsThatAnswerInCommandsEnd) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  for (const char* text : {"Help Desk has received your request.", "help", "Chat with us on our website!"})
    EXPECT_LE(got("fred", 20, [&](int) { answer("fred", text, board); }), 5U) << text;
  EXPECT_EQ(got("fred", 1, [&](int) { answer("fred", "chat something else", board); }), 1U);
  EXPECT_EQ(answer("fred", "32-28", board), "done");
  EXPECT_EQ(got("fred", 1, [&](int) { answer("fred", "help", board); }), 1U) << "another position";
}

TEST_F(Limits, MessagesOfAnotherUserAreLimited) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  policy_->most_comments = 3;
  const GameId board = begin("draughts", "fred", "barney");
  EXPECT_EQ(got("barney", 5, [&](int i) { answer("fred", "chat hello " + std::to_string(i), board); }), 3U);
  EXPECT_TRUE(newest("fred").has("reached today's limit for comments")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "32-28\n\nand a word", board), "done") << "a move is still played";
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_FALSE(newest_of("barney", board).has("and a word"));
  const auto& mails = box("fred");
  EXPECT_TRUE(std::any_of(mails.begin(), mails.end(),
                          [](const Mail& mail) { return mail.has("your comment was not sent"); }));
  next_day();
  EXPECT_EQ(answer("fred", "chat good morning", board), "done");
}

TEST_F(Limits, ChallengesAreLimited) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  answer("fred", "abort", board);
  policy_->most_challenges = 3;
  const auto offers = [&](const char* line) {
    return got("barney", 1, [&](int) {
      write("fred", line);
      answer("fred", "yes");
    });
  };
  // The second and the third challenge are within the limit.
  for (int i = 0; i < 2; ++i) EXPECT_EQ(offers("draughts challenge fred barney"), 1U);
  EXPECT_EQ(offers("draughts challenge fred barney"), 0U);
  EXPECT_TRUE(newest("fred").has("limit of 3 challenges")) << newest("fred").text;
  EXPECT_EQ(got("barney", 1, [&](int) { answer("fred", "rematch", board); }), 0U);
  next_day();
  EXPECT_EQ(offers("draughts challenge fred barney"), 1U);
}

TEST_F(Limits, ThreeHardBouncesInAnyFortnightStopTheMail) {
  for (const char* name : {"fred", "barney"}) sign_up(name);
  const GameId board = begin("draughts", "fred", "barney");
  const std::string to = newest_of("barney", board).envelope_sender;
  int number = 0;
  const auto bounce = [&](const std::string& status) {
    const std::string bytes =
        "From: MAILER-DAEMON@example.org\r\nSubject: failure\r\nMessage-ID: <b" + std::to_string(++number) +
        "@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; "
        "boundary=b\r\n\r\n--b\r\n\r\nIt failed.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n"
        "Reporting-MTA: dns; example.org\r\n\r\nFinal-Recipient: rfc822; barney@example.org\r\n"
        "Action: failed\r\nStatus: " +
        status + "\r\n\r\n--b--\r\n";
    return deliver(to, "", bytes).code;
  };
  // The period of two weeks slides and does not depend on the calendar. The days here are counted from a
  // multiple of 14 days since 1970.
  const Time start = (now_ / (14 * day_long) + 1) * 14 * day_long;
  const auto on_day = [&](int day) { now_ = start + day * day_long; };
  on_day(12);
  EXPECT_EQ(bounce("5.1.1"), "bounce");
  on_day(13);
  EXPECT_EQ(bounce("5.1.1"), "bounce");
  EXPECT_EQ(bounce("4.2.2"), "bounce");  // a full mailbox is not a permanent failure
  on_day(15);
  EXPECT_EQ(bounce("5.1.1"), "suspended");
  EXPECT_NE(account("barney").mail_suspended, 0);
  EXPECT_EQ(answer("barney", "chat I am here", board), "done");
  EXPECT_EQ(account("barney").mail_suspended, 0);
  on_day(50);
  EXPECT_EQ(bounce("5.1.1"), "bounce");
  on_day(57);
  EXPECT_EQ(bounce("5.1.1"), "bounce");
  on_day(64);  // 14 days after the first failure
  EXPECT_EQ(bounce("5.1.1"), "bounce");
  EXPECT_EQ(account("barney").mail_suspended, 0);
  on_day(70);
  EXPECT_EQ(bounce("5.1.1"), "suspended");
}

}  // namespace
}  // namespace mt::server::test
