#include "movetext/server/protocol/mail/outgoing_mail.hpp"

#include "mails.hpp"

#include <gtest/gtest.h>

namespace mt::server::test {
namespace {

protocol::OutgoingMail draft() {
  protocol::OutgoingMail draft;
  draft.from_name = "Draughts";
  draft.from = "play@games.example";
  draft.reply_to = "play+101.17.aaaaaaaaaaaaaaaaaaaaaaaaaaa@games.example";
  draft.to = "fred@example.org";
  draft.subject = "Draughts Board 101 fred **";
  draft.message_id = "g101.e17.u7@games.example";
  draft.in_reply_to = "g101.e1.u7@games.example";
  draft.references = {"g101.e1.u7@games.example"};
  draft.date = 1'767'225'600'000;
  draft.auto_submitted = "auto-generated";
  draft.headers = {{"X-Movetext-Game", "101"}, {"X-Movetext-Ply", "17"}};
  draft.text = "It is your turn.\n\n-- \nplay\n";
  return draft;
}

std::string composed(const protocol::OutgoingMail& draft) {
  const auto mail = protocol::compose_mail(draft);
  if (const auto* failure = std::get_if<domain::Failure>(&mail)) return "refused: " + failure->code;
  return std::get<std::string>(mail);
}

bool has_line(const std::string& mail, const std::string& line) {
  return ("\r\n" + mail).find("\r\n" + line + "\r\n") != std::string::npos;
}

TEST(Compose, BoardMailsHaveTheirHeaders) {
  const std::string mail = composed(draft());
  for (const char* line :
       {"From: Draughts <play@games.example>", "To: fred@example.org",
        "Reply-To: play+101.17.aaaaaaaaaaaaaaaaaaaaaaaaaaa@games.example",
        "Subject: Draughts Board 101 fred **", "Date: Thu, 01 Jan 2026 00:00:00 +0000",
        "Message-Id: <g101.e17.u7@games.example>", "In-Reply-To: <g101.e1.u7@games.example>",
        "References: <g101.e1.u7@games.example>", "Auto-Submitted: auto-generated", "X-Movetext-Game: 101",
        "X-Movetext-Ply: 17", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
        "It is your turn.", "-- "})
    EXPECT_TRUE(has_line(mail, line)) << line << "\n" << mail;
}

TEST(Compose, TheSameDraftGivesTheSameBytes) {
  protocol::OutgoingMail rich = draft();
  rich.html = "<p>h\u00e9</p>";
  rich.pictures = {{"board@games.example", "image/png", "PNG"}};
  rich.attachments = {{"game.pdn", "application/octet-stream", "1. 32-28 *\n"}};
  EXPECT_EQ(composed(rich), composed(rich));
  protocol::OutgoingMail other = rich;
  other.message_id = "g101.e18.u7@games.example";
  EXPECT_NE(composed(other), composed(rich));
}

TEST(Compose, EveryLineEndsWithCrlfAndIsShortAscii) {
  protocol::OutgoingMail rich = draft();
  rich.subject = "Sch\u00f6ner Zug " + std::string(300, 'x');
  rich.text = std::string(5000, 'y') + "\u00e9\n.\nFrom here\n\ttab \n";
  rich.html = "<p>" + std::string(3000, 'z') + "</p>";
  rich.attachments = {{"game.pdn", "application/octet-stream", std::string(3000, '\0')}};
  const std::string mail = composed(rich);
  std::size_t line = 0;
  for (std::size_t i = 0; i < mail.size(); ++i) {
    EXPECT_LT(static_cast<unsigned char>(mail[i]), 0x80u);
    EXPECT_NE(mail[i], '\0');
    if (mail[i] == '\n') {
      ASSERT_TRUE(i > 0 && mail[i - 1] == '\r');
      line = 0;
    } else {
      ASSERT_LT(++line, 999u);
    }
  }
  EXPECT_TRUE(mail.ends_with("\r\n"));
}

TEST(Compose, IsReadBackAsWritten) {
  protocol::OutgoingMail rich = draft();
  rich.to = "fred@example.org";
  rich.from = "anna@example.org";
  rich.from_name = "Ann\u00e9, \"the\" (player)";
  rich.subject = "Sch\u00f6n \u2014 32-28";
  rich.text = "32-28\n\nSch\u00f6ne Gr\u00fc\u00dfe = gut\n" + std::string(200, 'w') + "\n.\n";
  rich.html = "<p>no</p>";
  rich.attachments = {{"game.pdn", "application/octet-stream", std::string("1. 32-28\r\n\0*", 12)}};
  rich.auto_submitted.clear();
  const protocol::InboundMail read = letter(composed(rich));
  EXPECT_EQ(read.from, "anna@example.org");
  EXPECT_EQ(read.display_name, rich.from_name);
  EXPECT_EQ(read.subject, rich.subject);
  EXPECT_EQ(read.message_id, rich.message_id);
  EXPECT_EQ(read.text, rich.text);
  EXPECT_EQ(read.attachments, (std::vector<protocol::Attachment>{{"game.pdn", rich.attachments[0].bytes}}));
}

TEST(Compose, PicturesBelongToTheHtml) {
  protocol::OutgoingMail rich = draft();
  rich.html = "<img src=\"cid:board@games.example\">";
  rich.pictures = {{"board@games.example", "image/png", "PNG"}};
  const std::string mail = composed(rich);
  EXPECT_NE(mail.find("multipart/alternative"), std::string::npos);
  EXPECT_NE(mail.find("multipart/related"), std::string::npos);
  EXPECT_EQ(mail.find("multipart/mixed"), std::string::npos);
  EXPECT_TRUE(has_line(mail, "Content-Id: <board@games.example>") ||
              has_line(mail, "Content-ID: <board@games.example>"))
      << mail;
  rich.html.clear();
  EXPECT_NE(composed(rich).find("multipart/mixed"), std::string::npos);
}

TEST(Compose, OneClickUnsubscribes) {
  protocol::OutgoingMail watch = draft();
  watch.list_unsubscribe = "https://games.example/u/" + std::string(100, 'a');
  watch.references.assign(3, std::string(150, 'r') + "@games.example");
  const std::string mail = composed(watch);
  EXPECT_TRUE(has_line(mail, " <" + watch.references[1] + ">")) << mail;
  EXPECT_EQ(mail.find("=?"), std::string::npos) << mail;
  EXPECT_NE(mail.find("<https://games.example/u/" + std::string(100, 'a') + ">"), std::string::npos) << mail;
  EXPECT_TRUE(has_line(mail, "List-Unsubscribe-Post: List-Unsubscribe=One-Click")) << mail;
  watch.list_unsubscribe = "mailto:play@games.example?subject=unsubscribe%20101";
  const std::string by_mail = composed(watch);
  EXPECT_TRUE(has_line(by_mail, "List-Unsubscribe: <" + watch.list_unsubscribe + ">")) << by_mail;
  EXPECT_EQ(by_mail.find("List-Unsubscribe-Post"), std::string::npos) << by_mail;
}

TEST(Compose, ValuesCannotAddHeaders) {
  const std::string evil = "x\r\nBcc: victim@example.org";
  for (const std::string& value : {evil, std::string("x\nBcc: y"), std::string("x\ry"),
                                   std::string("x\0y", 3), std::string("x\x1by"), std::string("\xff")}) {
    protocol::OutgoingMail bad = draft();
    bad.subject = value;
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.from_name = value;
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.to = "fred@example.org" + value;
    EXPECT_EQ(composed(bad), "refused: bad-address");
    bad = draft();
    bad.headers = {{"X-Y", value}};
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.headers = {{"X-Y: z\r\nBcc", "x"}};
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.message_id = value;
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.references = {value};
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.list_unsubscribe = value;
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.attachments = {{value, "text/plain", "x"}};
    EXPECT_EQ(composed(bad), "refused: bad-header");
    bad = draft();
    bad.attachments = {{"x", "text/plain" + value, "x"}};
    EXPECT_EQ(composed(bad), "refused: bad-header");
  }
}

TEST(Compose, EachAddressIsOneMailbox) {
  for (const char* mailbox : {"", "fred", "@example.org", "fred@", "a@b.c,d@e.f", "a b@c.d", "<a@b.c>",
                              "a@b@c", "\"a\"@b.c", "a@b.c;d"}) {
    protocol::OutgoingMail bad = draft();
    bad.to = mailbox;
    EXPECT_EQ(composed(bad), "refused: bad-address") << mailbox;
  }
}

}  // namespace
}  // namespace mt::server::test
