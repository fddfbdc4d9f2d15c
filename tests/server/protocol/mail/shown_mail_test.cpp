#include "movetext/server/protocol/mail/shown_mail.hpp"

#include "movetext/server/protocol/mail/outgoing_mail.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

protocol::ShownMail shown(std::string_view bytes) {
  auto mail = protocol::show_mail(bytes, {});
  return std::holds_alternative<protocol::ShownMail>(mail) ? std::get<protocol::ShownMail>(std::move(mail))
                                                           : protocol::ShownMail{};
}

TEST(ShownMail, HasTheComposedParts) {
  protocol::OutgoingMail draft;
  draft.from = "play@games.example";
  draft.from_name = "D\xC3\xA4men";
  draft.to = "fred@example.org";
  draft.reply_to = "play+101.3.abc@games.example";
  draft.subject =
      "Draughts Board 101 fr\xC3\xA9"
      "d";
  draft.message_id = "g101.e3.u1@games.example";
  draft.references = {"g101@games.example", "x@y.example"};
  draft.text = "Line one\n\n> not a quotation here\n-- \nfooter\n";
  draft.attachments = {{"board101.mat", "text/plain", "; a match\n"}, {"../../etc/x.pdn", "text/plain", "1"}};
  const protocol::ShownMail mail = shown(std::get<std::string>(protocol::compose_mail(draft)));
  EXPECT_EQ(mail.from, draft.from);
  EXPECT_EQ(mail.from_name, draft.from_name);
  EXPECT_EQ(mail.to, draft.to);
  EXPECT_EQ(mail.reply_to, draft.reply_to);
  EXPECT_EQ(mail.subject, draft.subject);
  EXPECT_EQ(mail.message_id, draft.message_id);
  EXPECT_EQ(mail.references, draft.references);
  EXPECT_EQ(mail.text, draft.text);
  ASSERT_EQ(mail.attachments.size(), 2U);
  EXPECT_EQ(mail.attachments[0], (protocol::Attachment{"board101.mat", "; a match\n"}));
  EXPECT_EQ(mail.attachments[1].name, "x.pdn");
}

TEST(ShownMail, AnswersGoToTheSenderByDefault) {
  EXPECT_EQ(shown("From: a@b.example\r\nSubject: x\r\n\r\ny\r\n").reply_to, "a@b.example");
}

TEST(ShownMail, ControlCharactersDoNotReachATerminal) {
  const protocol::ShownMail mail =
      shown("From: a@b.example\r\nSubject: =?utf-8?q?=1B[2J?=\r\n\r\n\x1B[31mred\r\n");
  EXPECT_EQ(mail.subject, "[2J");
  EXPECT_EQ(mail.text, "[31mred\n");
}

TEST(ShownMail, TheLastOfManyReferencesAreKept) {
  std::string bytes = "From: a@b.example\r\nReferences:";
  for (int i = 0; i < 100; ++i) bytes += "\r\n <" + std::to_string(i) + "@x>";
  const protocol::ShownMail mail = shown(bytes + "\r\n\r\n");
  ASSERT_EQ(mail.references.size(), 15U);
  EXPECT_EQ(mail.references.back(), "99@x");
}

TEST(ShownMail, RefusesOversizedMails) {
  protocol::IntakeLimits limits;
  limits.bytes = 10;
  const auto mail = protocol::show_mail("From: a@b.example\r\n\r\n", limits);
  ASSERT_TRUE(std::holds_alternative<domain::Failure>(mail));
  EXPECT_EQ(std::get<domain::Failure>(mail).code, "mail-too-large");
}

}  // namespace
}  // namespace mt::server
