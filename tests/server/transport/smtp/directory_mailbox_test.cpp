#include "movetext/server/transport/smtp/directory_mailbox.hpp"

#include "archive/temporary_directory.hpp"
#include "movetext/server/transport/smtp/directory_transport.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

store::OutboxMail mail_to(const std::string& recipient, const std::string& id) {
  store::OutboxMail mail;
  mail.message_id = id;
  mail.sender = "play+b.1@games.example";
  mail.recipient = recipient;
  mail.message = "Subject: " + id + "\r\n\r\nX-Envelope-To: <other@example.org>\r\n";
  return mail;
}

TEST(DirectoryMailbox, ListsTheMailsOfOneRecipientInOrder) {
  const test::TemporaryDirectory place;
  const std::string outbox = place.file("outbox");
  EXPECT_TRUE(transport::mails_to("fred@example.org", outbox).empty());
  transport::DirectoryTransport transport(outbox);
  int age = 3;
  for (const char* id : {"z@x", "b@x", "a@x"}) {
    ASSERT_EQ(transport.submit(mail_to("Fred@example.org", id)).kind, transport::Submission::Kind::sent);
    std::filesystem::last_write_time(
        outbox + "/new/" + id + ".eml",
        std::filesystem::file_time_type::clock::now() - std::chrono::seconds(age--));
  }
  ASSERT_EQ(transport.submit(mail_to("other@example.org", "c@x")).kind, transport::Submission::Kind::sent);
  test::put(outbox + "/new/stray.eml", "X-Envelope-To: <fred@example.org>\r\n\r\n");
  test::put(outbox + "/new/empty.eml", "");
  const auto mails = transport::mails_to("fred@EXAMPLE.org", outbox);
  ASSERT_EQ(mails.size(), 3U);
  EXPECT_EQ(transport::read_filed_mail(mails[0]), mail_to("", "z@x").message);
  EXPECT_EQ(transport::read_filed_mail(mails[2]), mail_to("", "a@x").message);
}

TEST(DirectoryMailbox, IsPrivate) {
  const test::TemporaryDirectory place;
  const transport::DirectoryTransport transport(place.file("outbox"));
  EXPECT_EQ(std::filesystem::status(place.file("outbox")).permissions(), std::filesystem::perms::owner_all);
}

TEST(DirectoryMailbox, AMissingMailIsEmpty) {
  EXPECT_EQ(transport::read_filed_mail({"/no/such/file.eml", 0}), std::nullopt);
}

}  // namespace
}  // namespace mt::server
