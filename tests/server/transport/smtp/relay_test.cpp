#include "movetext/server/transport/smtp/relay.hpp"

#include "fake_relay.hpp"
#include "movetext/server/transport/smtp/directory_transport.hpp"
#include "temporary_directory.hpp"

#include <chrono>
#include <gtest/gtest.h>
#include <stdexcept>

namespace mt::server::test {
namespace {

using mt::test::TemporaryDirectory;
using Kind = transport::Submission::Kind;

store::OutboxMail mail() {
  store::OutboxMail mail;
  mail.message_id = "g101.e17.u7@games.example";
  mail.sender = "play+b.7@games.example";
  mail.recipient = "fred@example.org";
  mail.message = "Subject: x\r\n\r\n.one dot\r\nend\r\n";
  return mail;
}

transport::RelayOptions options(const FakeRelay& relay) {
  transport::RelayOptions options;
  options.port = relay.port();
  options.helo = "games.example";
  options.connect_timeout = std::chrono::seconds(5);
  options.timeout = std::chrono::seconds(5);
  return options;
}

TEST(Relay, SendsAMailUnchanged) {
  FakeRelay fake;
  transport::Relay relay(options(fake));
  const transport::Submission submission = relay.submit(mail());
  ASSERT_EQ(submission.kind, Kind::sent) << submission.error;
  ASSERT_EQ(fake.mails().size(), 1u);
  EXPECT_EQ(fake.mails()[0].from.substr(0, 34), "MAIL FROM:<play+b.7@games.example>");
  EXPECT_EQ(fake.mails()[0].to, "RCPT TO:<fred@example.org>");
  EXPECT_EQ(fake.mails()[0].message, "Subject: x\r\n\r\n..one dot\r\nend\r\n")
      << "a dot at the beginning of a line is doubled";
}

TEST(Relay, SendsTheNullSender) {
  FakeRelay fake;
  transport::Relay relay(options(fake));
  store::OutboxMail null = mail();
  null.sender.clear();
  EXPECT_EQ(relay.submit(null).kind, Kind::sent);
  EXPECT_EQ(fake.mails().at(0).from.substr(0, 12), "MAIL FROM:<>");
}

TEST(Relay, KeepsItsConnection) {
  FakeRelay fake;
  transport::Relay relay(options(fake));
  for (int i = 0; i < 5; ++i) EXPECT_EQ(relay.submit(mail()).kind, Kind::sent);
  EXPECT_EQ(fake.mails().size(), 5u);
  EXPECT_EQ(fake.connections(), 1);
}

struct Answered {
  const char* command;
  const char* answer;
  Kind kind;
};

class RelayAnswers : public testing::TestWithParam<Answered> {};

TEST_P(RelayAnswers, DecideTheStateOfTheMail) {
  FakeRelay fake(Answers{{GetParam().command, GetParam().answer}});
  transport::Relay relay(options(fake));
  const transport::Submission submission = relay.submit(mail());
  EXPECT_EQ(submission.kind, GetParam().kind) << submission.error;
  EXPECT_FALSE(submission.error.empty());
  // The next mail is sent, over the same connection or a new one.
  fake.answer(GetParam().command, std::string(GetParam().command) == "DATA" ? "354 x" : "250 ok");
}

INSTANTIATE_TEST_SUITE_P(Every, RelayAnswers,
                         testing::Values(Answered{"RCPT", "550 5.1.1 no such user", Kind::failed},
                                         Answered{"RCPT", "450 4.2.1 greylisted", Kind::deferred},
                                         Answered{"MAIL", "553 5.1.8 bad sender", Kind::failed},
                                         Answered{"MAIL", "530 5.7.0 login first", Kind::deferred},
                                         Answered{"MAIL", "451 4.3.0 later", Kind::deferred},
                                         Answered{"END", "554 5.7.1 spam", Kind::failed},
                                         Answered{"END", "452 4.3.1 disk full", Kind::deferred},
                                         Answered{"END", "close", Kind::deferred},
                                         Answered{"DATA", "554 5.5.1 no", Kind::failed},
                                         Answered{"", "554 5.3.2 go away", Kind::deferred},
                                         Answered{"", "421 4.3.2 busy", Kind::deferred},
                                         Answered{"RCPT", "close", Kind::deferred}));

TEST(Relay, ReportsTheReplyOfTheServer) {
  FakeRelay fake(Answers{{"RCPT", "550 5.1.1 no such user here"}});
  transport::Relay relay(options(fake));
  EXPECT_EQ(relay.submit(mail()).error, "550 5.1.1 no such user here");
}

TEST(Relay, ARefusedMailDoesNotSpoilTheNext) {
  FakeRelay fake(Answers{{"RCPT", "550 5.1.1 no"}});
  transport::Relay relay(options(fake));
  EXPECT_EQ(relay.submit(mail()).kind, Kind::failed);
  fake.answer("RCPT", "250 ok");
  EXPECT_EQ(relay.submit(mail()).kind, Kind::sent);
  EXPECT_EQ(fake.mails().size(), 1u);
}

TEST(Relay, ReportsAMissingServer) {
  transport::RelayOptions nowhere;
  {
    const FakeRelay gone;
    nowhere = options(gone);
  }
  EXPECT_EQ(transport::Relay(nowhere).submit(mail()).kind, Kind::deferred);
}

TEST(Relay, TimesOutOnSilence) {
  FakeRelay fake(Answers{{"", "silence"}});
  transport::RelayOptions hasty = options(fake);
  hasty.timeout = std::chrono::seconds(1);
  EXPECT_EQ(transport::Relay(hasty).submit(mail()).kind, Kind::deferred);
}

TEST(Relay, CanBeCutOff) {
  FakeRelay fake(Answers{{"RCPT", "silence"}});
  transport::RelayOptions patient = options(fake);
  patient.timeout = std::chrono::seconds(60);
  transport::Relay relay(patient);
  const auto begin = std::chrono::steady_clock::now();
  std::thread canceller([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    relay.cancel();
  });
  EXPECT_EQ(relay.submit(mail()).kind, Kind::deferred);
  canceller.join();
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
  EXPECT_EQ(relay.submit(mail()).kind, Kind::deferred);
}

TEST(Relay, AddressesCannotHoldCommands) {
  FakeRelay fake;
  transport::Relay relay(options(fake));
  store::OutboxMail evil = mail();
  evil.recipient = "fred@example.org>\r\nRCPT TO:<victim@example.org";
  EXPECT_EQ(relay.submit(evil).kind, Kind::failed);
  evil = mail();
  evil.sender = "a@b.c> X=Y";
  EXPECT_EQ(relay.submit(evil).kind, Kind::failed);
  EXPECT_TRUE(fake.mails().empty());
}

TEST(Relay, RequiresTlsIfConfigured) {
  FakeRelay fake;
  transport::RelayOptions secure = options(fake);
  secure.security = transport::RelaySecurity::starttls;
  EXPECT_EQ(transport::Relay(secure).submit(mail()).kind, Kind::deferred) << "STARTTLS is not offered";
  secure.security = transport::RelaySecurity::opportunistic;
  EXPECT_EQ(transport::Relay(secure).submit(mail()).kind, Kind::sent);
}

TEST(Relay, LogsInOnlyOverASecureConnection) {
  FakeRelay fake(Answers{{"AUTH", "235 welcome"}});
  transport::RelayOptions login = options(fake);
  login.user = "movetext";
  login.password = std::make_shared<const crypto::Secret>(std::string("s3cret"));
  EXPECT_EQ(transport::Relay(login).submit(mail()).kind, Kind::sent);
  fake.answer("AUTH", "535 5.7.8 wrong");
  EXPECT_EQ(transport::Relay(login).submit(mail()).kind, Kind::deferred)
      << "a refused login is not a fault of the mail";
  login.host = "relay.example.org";
  EXPECT_THROW(transport::Relay{login}, std::invalid_argument);
}

TEST(Relay, RefusesImpossibleOptions) {
  for (const char* host : {"", "a b", "evil@host", "host/path"}) {
    transport::RelayOptions bad;
    bad.host = host;
    EXPECT_THROW(transport::Relay{bad}, std::invalid_argument) << host;
  }
}

// Sends a mail to a real Postfix, if it is installed.
TEST(Relay, SendsMailsToPostfix) {
  if (::access("/usr/sbin/postfix", X_OK) != 0)
    GTEST_SKIP() << "Postfix is not installed: not tested against it";
  transport::RelayOptions postfix;
  postfix.connect_timeout = std::chrono::seconds(2);
  transport::Relay relay(postfix);
  store::OutboxMail local = mail();
  local.recipient = "root@localhost";
  const transport::Submission submission = relay.submit(local);
  if (submission.kind == Kind::deferred) GTEST_SKIP() << "Postfix is not running here: " << submission.error;
  EXPECT_EQ(submission.kind, Kind::sent) << submission.error;
}

TEST(DirectoryTransport, WritesOneFilePerMail) {
  const TemporaryDirectory directory;
  transport::DirectoryTransport transport(directory.file("out"));
  ASSERT_EQ(transport.submit(mail()).kind, Kind::sent);
  ASSERT_EQ(transport.submit(mail()).kind, Kind::sent) << "sending the same mail again writes the same file";
  EXPECT_EQ(
      mt::test::contents(directory.file("out/new/g101.e17.u7@games.example.eml")),
      "X-Envelope-From: <play+b.7@games.example>\r\nX-Envelope-To: <fred@example.org>\r\n" + mail().message);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory.file("out/new")), {}), 1);
}

TEST(DirectoryTransport, NamesCannotLeaveTheDirectory) {
  const TemporaryDirectory directory;
  transport::DirectoryTransport transport(directory.file("out"));
  store::OutboxMail evil = mail();
  evil.message_id = "../../evil/x";
  EXPECT_EQ(transport.submit(evil).kind, Kind::sent);
  EXPECT_TRUE(std::filesystem::exists(directory.file("out/new/_.._.._evil_x.eml")));
  evil.recipient = "a@b.c\r\nX: y";
  EXPECT_EQ(transport.submit(evil).kind, Kind::failed);
}

TEST(DirectoryTransport, AMissingDirectoryDefersTheMail) {
  const TemporaryDirectory directory;
  transport::DirectoryTransport transport(directory.file("out"));
  std::filesystem::remove_all(directory.file("out"));
  EXPECT_EQ(transport.submit(mail()).kind, Kind::deferred);
}

}  // namespace
}  // namespace mt::server::test
