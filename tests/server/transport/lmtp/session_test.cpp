// Tests of a conversation, without a socket.
#include "movetext/server/transport/lmtp/session.hpp"

#include "movetext/server/transport/lmtp/path.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

// Accepts mails to fred and anna, and defers mails to "later@".
transport::LmtpMailbox mailbox_of(std::string_view mailbox) {
  if (mailbox == "later@games.example") return transport::LmtpAnswer::deferred("not now");
  if (mailbox == "fred@games.example" || mailbox == "anna@games.example")
    // The function that accepts the mail knows the mailbox, so the answer can contain it.
    return
        [name = std::string(mailbox)](const transport::Envelope&, const std::shared_ptr<const std::string>&,
                                      const std::function<void(transport::LmtpAnswer)>& done) {
          done(transport::LmtpAnswer::deferred(name));
        };
  return transport::LmtpAnswer::refused("no such user");
}

class Session {
 public:
  explicit Session(transport::LmtpLimits limits = {}) : session_(limits, "games.example", mailbox_of) {
    session_.take_output();
  }

  // Sends these lines and returns the reply.
  std::string say(const std::string& bytes) {
    session_.feed(bytes);
    return session_.take_output();
  }
  // Sends the commands up to the first recipient.
  void open() { say("LHLO mx\r\nMAIL FROM:<bob@example.org>\r\nRCPT TO:<fred@games.example>\r\n"); }
  transport::LmtpSession& operator*() { return session_; }
  transport::LmtpSession* operator->() { return &session_; }

 private:
  transport::LmtpSession session_;
};

TEST(LmtpSession, GreetsAndListsItsExtensions) {
  transport::LmtpSession session({}, "games.example", mailbox_of);
  EXPECT_EQ(session.take_output(), "220 games.example LMTP\r\n");
  session.feed("lhlo mx.example.org\r\n");
  EXPECT_EQ(
      session.take_output(),
      "250-games.example\r\n250-PIPELINING\r\n250-ENHANCEDSTATUSCODES\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n"
      "250 SIZE 262144\r\n");
}

TEST(LmtpSession, AMailIsAnsweredForEachRecipientInOrder) {
  Session session;
  session.open();
  EXPECT_EQ(session.say("RCPT TO:<anna@games.example>\r\n"), "250 2.1.5 recipient accepted\r\n");
  EXPECT_EQ(session.say("DATA\r\n").substr(0, 4), "354 ");
  EXPECT_EQ(session.say("Subject: x\r\n\r\n..two dots\r\n.one\r\n.\r\n"), "");
  const auto delivery = session->take_delivery();
  ASSERT_TRUE(delivery);
  EXPECT_EQ(delivery->envelope.sender, "bob@example.org");
  std::vector<std::string> recipients;
  for (const transport::LmtpDeliver& deliver : delivery->recipients)
    deliver(delivery->envelope, delivery->message,
            [&](const transport::LmtpAnswer& answer) { recipients.push_back(answer.words); });
  EXPECT_EQ(recipients, (std::vector<std::string>{"fred@games.example", "anna@games.example"}));
  EXPECT_EQ(*delivery->message, "Subject: x\r\n\r\n.two dots\r\none\r\n");
  EXPECT_TRUE(session->is_waiting());
  session->answer(1, transport::LmtpAnswer::refused("no\r\n250 injected"));
  EXPECT_EQ(session->take_output(), "") << "the answer for the first recipient must come first";
  session->answer(0, transport::LmtpAnswer::deferred("later"));
  EXPECT_EQ(session->take_output(), "451 4.3.0 later\r\n550 5.0.0 no??250 injected\r\n");
  EXPECT_FALSE(session->is_waiting());
}

TEST(LmtpSession, AnAnswerCountsOnce) {
  Session session;
  session.open();
  session.say("DATA\r\nx\r\n.\r\n");
  session->answer(7, transport::LmtpAnswer::accepted());
  session->answer(0, transport::LmtpAnswer::accepted());
  session->answer(0, transport::LmtpAnswer::refused("late"));
  EXPECT_EQ(session->take_output(), "250 2.0.0 done\r\n");
}

TEST(LmtpSession, PipelinedMailsWaitForTheirTurn) {
  Session session;
  session.say("LHLO mx\r\n");
  const std::string one =
      "MAIL FROM:<> SIZE=10 BODY=8BITMIME SMTPUTF8\r\nRCPT TO:<fred@games.example>\r\nDATA\r\n";
  EXPECT_EQ(session.say(one + "first\r\n.\r\n" + one + "second\r\n.\r\nQUIT\r\n"),
            "250 2.1.0 sender accepted\r\n250 2.1.5 recipient accepted\r\n354 send the mail and end it with "
            "a dot\r\n");
  const auto first = session->take_delivery();
  EXPECT_EQ(*first->message, "first\r\n");
  EXPECT_EQ(first->envelope.sender, "");
  EXPECT_TRUE(first->envelope.smtp_utf8);
  session->answer(0, transport::LmtpAnswer::accepted());
  EXPECT_EQ(*session->take_delivery()->message, "second\r\n");
  session->answer(0, transport::LmtpAnswer::accepted());
  EXPECT_EQ(session->take_output().find("221 2.0.0 bye\r\n") != std::string::npos, session->is_over());
  EXPECT_TRUE(session->is_over());
}

TEST(LmtpSession, BytesMayComeOneByOne) {
  Session session;
  std::string out;
  for (const char c : std::string("LHLO mx\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<fred@games.example>\r\nDATA\r\n"
                                  "a\r\n..b\r\n\r\n.\r\n"))
    out += session.say(std::string(1, c));
  const auto delivery = session->take_delivery();
  ASSERT_TRUE(delivery) << out;
  EXPECT_EQ(*delivery->message, "a\r\n.b\r\n\r\n");
}

TEST(LmtpSession, AnEmptyMailEndsToo) {
  Session session;
  session.open();
  session.say("DATA\r\n.\r\n");
  EXPECT_EQ(*session->take_delivery()->message, "");
}

TEST(LmtpSession, OnlyAWholeLineEndEndsAMail) {
  for (const char* end : {"\n.\n", "\r\n.\n", "\n.\r\n", "\r.\r", "\r\n.\r"}) {
    Session session;
    session.open();
    session.say("DATA\r\nx" + std::string(end) + "MAIL FROM:<evil@evil.example>\r\n");
    EXPECT_FALSE(session->take_delivery()) << "smuggled";
    session.say("\r\n.\r\n");
    EXPECT_TRUE(session->take_delivery());
  }
}

TEST(LmtpSession, CommandsOutOfOrderAreRefused) {
  Session session;
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c>\r\n").substr(0, 9), "503 5.5.1");
  EXPECT_EQ(session.say("EHLO mx\r\n").substr(0, 9), "500 5.5.1");
  EXPECT_EQ(session.say("LHLO\r\n").substr(0, 9), "501 5.5.4");
  session.say("LHLO mx\r\n");
  EXPECT_EQ(session.say("RCPT TO:<fred@games.example>\r\n").substr(0, 9), "503 5.5.1");
  EXPECT_EQ(session.say("DATA\r\n").substr(0, 9), "503 5.5.1");
  session.say("MAIL FROM:<a@b.c>\r\n");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c>\r\n").substr(0, 9), "503 5.5.1");
  EXPECT_EQ(session.say("DATA\r\n").substr(0, 9), "503 5.5.1");
  EXPECT_EQ(session.say("RSET\r\n"), "250 2.0.0 reset\r\n");
  EXPECT_EQ(session.say("RCPT TO:<fred@games.example>\r\n").substr(0, 9), "503 5.5.1");
  EXPECT_EQ(session.say("NOOP\r\nVRFY fred\r\nWHAT\r\n"),
            "250 2.0.0 ok\r\n252 2.1.5 send mail and see\r\n500 5.5.2 unknown command\r\n");
}

TEST(LmtpSession, RecipientsAreCheckedImmediately) {
  Session session;
  session.say("LHLO mx\r\nMAIL FROM:<a@b.c>\r\n");
  EXPECT_EQ(session.say("RCPT TO:<nobody@games.example>\r\n"), "550 5.1.1 no such user\r\n");
  EXPECT_EQ(session.say("RCPT TO:<later@games.example>\r\n"), "451 4.3.0 not now\r\n");
  EXPECT_EQ(session.say("RCPT TO:<>\r\n").substr(0, 9), "501 5.1.3");
  EXPECT_EQ(session.say("RCPT TO:<fred@games.example> NOTIFY=NEVER\r\n").substr(0, 9), "555 5.5.4");
  EXPECT_EQ(session.say("DATA\r\n").substr(0, 9), "503 5.5.1");
}

TEST(LmtpSession, ParametersOfAMailAreChecked) {
  Session session;
  session.say("LHLO mx\r\n");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c> SIZE=262145\r\n").substr(0, 9), "552 5.3.4");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c> SIZE=99999999999999999999999\r\n").substr(0, 9), "552 5.3.4");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c> SIZE=-1\r\n").substr(0, 9), "501 5.5.4");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c> BODY=BINARYMIME\r\n").substr(0, 9), "555 5.5.4");
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c> RET=HDRS\r\n").substr(0, 9), "555 5.5.4");
  EXPECT_EQ(session.say("MAIL FROM:a@b.c\r\n").substr(0, 9), "501 5.1.7");
  EXPECT_EQ(session.say("mail from: <a@b.c> size=262144\r\n").substr(0, 9), "250 2.1.0");
}

TEST(LmtpSession, LimitsAreEnforced) {
  transport::LmtpLimits limits;
  limits.message = 100;
  limits.recipients = 2;
  limits.mails = 1;
  Session session(limits);
  session.open();
  session.say("RCPT TO:<anna@games.example>\r\n");
  EXPECT_EQ(session.say("RCPT TO:<anna@games.example>\r\n").substr(0, 9), "452 4.5.3");
  session.say("DATA\r\n");
  EXPECT_EQ(session.say(std::string(5000, 'x') + "\r\n"), "");
  EXPECT_EQ(session.say(".\r\n"), "552 5.3.4 the mail is too large\r\n552 5.3.4 the mail is too large\r\n");
  EXPECT_FALSE(session->take_delivery());
  EXPECT_EQ(session.say("MAIL FROM:<a@b.c>\r\n").substr(0, 9), "421 4.3.2");
}

// Dots that are doubled for transmission do not count (RFC 1870, 3).
TEST(LmtpSession, DoubledDotsAreUndone) {
  transport::LmtpLimits limits;
  limits.message = 99;
  const auto dots = [&](std::size_t lines) {
    Session session(limits);
    session.open();
    std::string text = "DATA\r\n";
    for (std::size_t i = 0; i < lines; ++i) text += "..\r\n";
    std::string answer = session.say(text + ".\r\n");
    const auto delivery = session->take_delivery();
    return delivery ? delivery->message->size() : 0;
  };
  EXPECT_EQ(dots(33), 99u);
  EXPECT_EQ(dots(34), 0u);
}

TEST(LmtpSession, AMailOfTheLargestSizeIsAccepted) {
  transport::LmtpLimits limits;
  limits.message = 100;
  Session session(limits);
  session.open();
  session.say("DATA\r\n" + std::string(98, 'x') + "\r\n.\r\n");
  ASSERT_TRUE(session->is_waiting());
  EXPECT_EQ(session->take_delivery()->message->size(), 100u);
  session->answer(0, transport::LmtpAnswer::accepted());
  session->take_output();
  session.say("MAIL FROM:<a@b.c>\r\nRCPT TO:<fred@games.example>\r\n");
  session.say("DATA\r\n" + std::string(99, 'x') + "\r\n.\r\n");
  EXPECT_FALSE(session->is_waiting());
}

TEST(LmtpSession, AnEndlessLineUsesNoMemoryAndEnds) {
  Session session;
  std::string out;
  for (int i = 0; i < 1000; ++i) out += session.say(std::string(10'000, 'x'));
  EXPECT_EQ(out, "500 5.5.2 the line is too long\r\n");
  EXPECT_EQ(session.say("x\r\nNOOP\r\n"), "250 2.0.0 ok\r\n");
}

TEST(LmtpSession, AnEndlessMailIsCutOff) {
  Session session;
  session.open();
  session.say("DATA\r\n");
  const std::string chunk(1'000'000, 'x');
  for (int i = 0; i < 70 && !session->is_over(); ++i) session->feed(chunk);
  EXPECT_TRUE(session->is_over());
  EXPECT_EQ(session->take_output().substr(0, 9), "421 4.3.0");
}

TEST(LmtpSession, TooManyErrorsEndTheSession) {
  Session session;
  std::string out;
  for (int i = 0; i < 50; ++i) out += session.say("WHAT\r\n");
  EXPECT_TRUE(session->is_over());
  EXPECT_TRUE(out.ends_with("421 4.7.0 too many errors\r\n")) << out;
  EXPECT_EQ(session.say("NOOP\r\n"), "");
}

TEST(LmtpSession, TooManyUselessCommandsEndTheSession) {
  Session session;
  std::string out;
  for (int i = 0; i < 200; ++i) out += session.say("NOOP\r\n");
  EXPECT_TRUE(session->is_over());
  EXPECT_TRUE(out.ends_with("421 4.7.0 too many commands without a mail\r\n")) << out;
}

TEST(LmtpSession, StopsImmediatelyOrAfterTheAnswer) {
  Session idle;
  idle->stop();
  EXPECT_EQ(idle->take_output(), "421 4.3.2 the server is stopping\r\n");
  EXPECT_TRUE(idle->is_over());
  Session busy;
  busy.open();
  busy.say("DATA\r\nx\r\n.\r\n");
  busy->stop();
  EXPECT_FALSE(busy->is_over());
  busy->answer(0, transport::LmtpAnswer::accepted());
  EXPECT_EQ(busy->take_output(), "250 2.0.0 done\r\n421 4.3.2 the server is stopping\r\n");
  EXPECT_TRUE(busy->is_over());
}

TEST(LmtpSession, ASilentClientGetsAReply) {
  Session session;
  session->time_out("no mail came for too long");
  EXPECT_EQ(session->take_output(), "421 4.4.2 no mail came for too long\r\n");
}

TEST(LmtpSession, OnlyProgressCountsTowardsAMail) {
  Session session;
  const auto steps = [&] { return session->standing().steps; };
  session.say("NOOP\r\nRSET\r\nWHAT\r\nVRFY fred\r\nMAIL FROM:<a@b.c>\r\n");
  EXPECT_EQ(steps(), 0u);
  session.say("LHLO mx\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<fred@games.example>\r\n");
  EXPECT_EQ(steps(), 3u);
  for (int i = 0; i < 5; ++i)
    session.say(
        "RSET\r\nLHLO mx\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<nobody@games.example>\r\n"
        "RCPT TO:<fred@games.example>\r\nRCPT TO:<anna@games.example>\r\n");
  EXPECT_EQ(steps(), 3u) << "repeated beginnings are not progress";
  session.say("DATA\r\nx\r\n");
  EXPECT_EQ(steps(), 4u);
  session.say("y\r\n.\r\n");
  EXPECT_EQ(steps(), 5u);
  session->answer(0, transport::LmtpAnswer::accepted());
  EXPECT_EQ(steps(), 5u) << "one recipient still has no answer";
  session->answer(1, transport::LmtpAnswer::accepted());
  EXPECT_EQ(steps(), 6u);
  session.say("MAIL FROM:<a@b.c>\r\n");
  EXPECT_EQ(steps(), 7u) << "the next mail has begun";
}

TEST(LmtpSession, AnOversizedMailIsNoProgress) {
  transport::LmtpLimits limits;
  limits.message = 10;
  Session session(limits);
  session.open();
  session.say("DATA\r\n" + std::string(100, 'x') + "\r\n.\r\n");
  const std::uint64_t steps = session->standing().steps;
  session.say("MAIL FROM:<a@b.c>\r\nRCPT TO:<fred@games.example>\r\nDATA\r\n" + std::string(100, 'x') +
              "\r\n.\r\n");
  EXPECT_EQ(session->standing().steps, steps);
}

TEST(LmtpSession, ReportsItsState) {
  Session session;
  EXPECT_FALSE(session->standing().in_line);
  session.say("LH");
  EXPECT_TRUE(session->standing().in_line);
  session.say("LO mx\r\nM");
  EXPECT_TRUE(session->standing().in_line) << "the next command has begun";
  EXPECT_EQ(session->standing().lines, 1u);
  session.say("AIL FROM:<a@b.c>\r\n");
  EXPECT_FALSE(session->standing().in_line);
  EXPECT_TRUE(session->standing().in_mail);
  session.say(std::string(3000, 'x'));
  EXPECT_TRUE(session->standing().in_line) << "a command that is too long counts as well";
  session.say("\r\nRCPT TO:<fred@games.example>\r\nDATA\r\n");
  EXPECT_TRUE(session->standing().in_data);
  EXPECT_FALSE(session->standing().in_line);
  session.say("Subject: x\r\n");
  const std::uint64_t before = session->standing().data;
  session.say(std::string(500, 'x'));
  EXPECT_EQ(session->standing().data - before, 500u);
  session.say("\r\n.\r\n");
  EXPECT_TRUE(session->standing().is_answered);
  EXPECT_FALSE(session->standing().in_mail);
  session->answer(0, transport::LmtpAnswer::accepted());
  session.say("QUIT\r\n");
  EXPECT_TRUE(session->standing().is_over);
}

TEST(MailPath, IsReadInAllForms) {
  EXPECT_EQ(transport::parse_mail_path("<>")->mailbox, "");
  EXPECT_EQ(transport::parse_mail_path(" <a@b.c> X=1 Y")->parameters, (std::vector<std::string>{"X=1", "Y"}));
  EXPECT_EQ(transport::parse_mail_path("<@relay.example,@other:a@b.c>")->mailbox, "a@b.c");
  EXPECT_EQ(transport::parse_mail_path("<\"a > b\"@b.c>")->mailbox, "\"a > b\"@b.c");
  for (const char* bad : {"", "a@b.c", "<a@b.c", "<a@b.c>x", "<a>", "<@b.c>", "<a@>", "<a@b c>",
                          "<a\x01@b.c>", "<@relay>", "<\"a@b.c>"})
    EXPECT_FALSE(transport::parse_mail_path(bad)) << bad;
}

}  // namespace
}  // namespace mt::server
