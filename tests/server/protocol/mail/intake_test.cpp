#include "mails.hpp"

#include <gtest/gtest.h>

namespace mt::server::test {
namespace {

using Lines = std::vector<std::string>;

TEST(Intake, APlainMailIsRead) {
  const protocol::InboundMail read =
      letter(mail("Subject: Re: Draughts Board 101 fred **\nMessage-ID: <1@example.org>\n"
                  "In-Reply-To: <g101@games.example>\n",
                  "32-28\n\nGood luck\n"));
  EXPECT_EQ(read.from, "fred@example.org");
  EXPECT_EQ(read.display_name, "Fred");
  EXPECT_EQ(read.subject, "Re: Draughts Board 101 fred **");
  EXPECT_EQ(read.message_id, "1@example.org");
  EXPECT_EQ(read.in_reply_to, "g101@games.example");
  EXPECT_EQ(read.command_lines, Lines{"32-28"});
  EXPECT_EQ(read.comment, "Good luck\n");
  EXPECT_FALSE(read.automatic);
  EXPECT_FALSE(read.is_bounce);
}

TEST(Intake, ReferencesIdentifyTheAnsweredMail) {
  const auto answered = [](const std::string& headers) { return letter(mail(headers, "x\n")).in_reply_to; };
  EXPECT_EQ(answered("References: <g101@games.example>\n <g101.e17.u7@games.example>\n"),
            "g101.e17.u7@games.example");
  EXPECT_EQ(answered("In-Reply-To: your mail of today\nReferences: <a@b> <c@d>\n"), "c@d");
  EXPECT_EQ(answered("In-Reply-To: <e@f>\nReferences: <a@b> <c@d>\n"), "e@f");
  EXPECT_EQ(answered("References: none\n"), "");
  EXPECT_EQ(answered(""), "");
}

TEST(Intake, EncodedWordsAreDecoded) {
  const protocol::InboundMail read =
      letter(crlf("From: =?iso-8859-1?Q?J=FCrgen?= <j@example.org>\n"
                  "Subject: =?utf-8?B?ZHJhdWdodHMgbW92ZSAxMDEg?=\n =?utf-8?Q?32=E2=80=9328?=\n\nx\n"));
  EXPECT_EQ(read.display_name, "J\u00fcrgen");
  EXPECT_EQ(read.subject, "draughts move 101 32\u201328");
}

TEST(Intake, EncodedWordsWithPaddingAreDecoded) {
  const auto subject = [](const std::string& value) {
    return letter(mail("Subject: " + value + "\n", "x\n")).subject;
  };
  EXPECT_EQ(subject("=?utf-8?B?YQ==?= =?utf-8?B?YmM=?=\n =?utf-8?B?ZGVm?= g"), "abcdef g");
  EXPECT_EQ(subject("=?utf-8?B?YQ==?= is =?utf-8?B?YmM=?="), "a is bc");
}

TEST(Intake, AnEncodedLineEndStaysInItsLine) {
  const protocol::InboundMail read = letter(mail("Subject: =?utf-8?Q?one=0D=0ABcc:_x?=\n", "x\n"));
  EXPECT_EQ(read.subject.find_first_of("\r\n"), std::string::npos);
}

TEST(Intake, CharsetsAndTransferEncodingsAreDecoded) {
  EXPECT_EQ(letter(mail("Content-Type: text/plain; charset=iso-8859-15\nContent-Transfer-Encoding: "
                        "quoted-printable\n",
                        "chat 5 =A4\n"))
                .command_lines,
            Lines{"chat 5 \u20ac"});
  EXPECT_EQ(letter(mail("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n",
                        "MzItMjgKCmjDqWxsbwo=\n"))
                .comment,
            "h\u00e9llo\n");
  EXPECT_EQ(letter(mail("Content-Type: text/plain; charset=koi8-r\n", "\xf0\n")).text, "\u041f\n");
  EXPECT_EQ(letter(mail("Content-Type: text/plain; charset=no-such-thing\n", "32-28 \xe9\n")).text,
            "32-28 \u00e9\n");
  EXPECT_EQ(letter(mail("", "h\xe9 h\xe9\n")).text, "h\u00e9 h\u00e9\n");
}

TEST(Intake, FlowedTextIsJoined) {
  EXPECT_EQ(letter(mail("Content-Type: text/plain; format=flowed\n", "queue 32-28 \nif 19-23\n\nok\n"))
                .command_lines,
            Lines{"queue 32-28 if 19-23"});
  EXPECT_EQ(letter(mail("Content-Type: text/plain; format=flowed; delsp=yes\n", "32- \n28\n")).command_lines,
            Lines{"32-28"});
}

TEST(Intake, ThePlainPartIsPreferredToHtml) {
  const std::string both =
      mail("Content-Type: multipart/alternative; boundary=b\n",
           "--b\nContent-Type: text/html\n\n<p>html</p>\n--b\nContent-Type: text/plain\n\n"
           "32-28\n--b--\n");
  EXPECT_EQ(letter(both).command_lines, Lines{"32-28"});
}

TEST(Intake, HtmlAloneBecomesText) {
  EXPECT_EQ(letter(mail("Content-Type: text/html; charset=utf-8\n",
                        "<div>32-28</div><div><br></div><div>h&eacute;</div><div>On Monday anna wrote:</div>"
                        "<blockquote>board</blockquote>\n"))
                .text,
            "32-28\n\nh\u00e9\n");
}

TEST(Intake, OnlyAttachmentsOfGamesAreKept) {
  const protocol::InboundMail read = letter(mail(
      "Content-Type: multipart/mixed; boundary=b\n",
      "--b\nContent-Type: text/plain\n\npreview\n--b\nContent-Type: application/octet-stream\n"
      "Content-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=\"Game.PDN\"\n\n"
      "MS4gMzItMjggKgo=\n--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=x.txt\n\n"
      "evil\n--b--\n"));
  EXPECT_EQ(read.attachments, (std::vector<protocol::Attachment>{{"Game.PDN", "1. 32-28 *\n"}}));
  EXPECT_EQ(read.command_lines, Lines{"preview"});
}

TEST(Intake, AMailInsideTheMailIsNotRead) {
  const protocol::InboundMail read =
      letter(mail("Content-Type: multipart/mixed; boundary=b\n",
                  "--b\nContent-Type: message/rfc822\n\nFrom: x@y.z\n\nresign!\n--b--\n"));
  EXPECT_TRUE(read.command_lines.empty());
}

TEST(Intake, ReferencesAreReadFromTheNewest) {
  const protocol::InboundMail few = letter(mail("References: <a@x> <b@x>\n <c@x>\n", "hi\n"));
  EXPECT_EQ(few.references, (std::vector<std::string>{"c@x", "b@x", "a@x"}));
  EXPECT_EQ(few.in_reply_to, "c@x");
  EXPECT_EQ(letter(mail("In-Reply-To: <d@x>\nReferences: <a@x>\n", "hi\n")).in_reply_to, "d@x");
  std::string many = "References:";
  for (int i = 0; i < 1500; ++i) many += " <" + std::to_string(i) + "@x>\n";
  const protocol::InboundMail long_talk = letter(mail(many, "hi\n"));
  EXPECT_EQ(long_talk.references.size(), 50U);
  EXPECT_EQ(long_talk.references.front(), "1499@x");
  std::string broken = "References:";
  for (int i = 0; i < 160; ++i) broken += " " + std::string(90, '<') + "\n";
  EXPECT_TRUE(letter(mail(broken, "hi\n")).references.empty());
}

TEST(Intake, LimitsHaveMessages) {
  EXPECT_EQ(refusal(mail("", std::string(262'200, '\n'))), "mail-too-large");
  EXPECT_EQ(refusal(mail("", std::string(999, 'x') + "\n")), "line-too-long");
  EXPECT_EQ(refusal(mail("", std::string(998, 'x') + "\n")), "");
  std::string headers;
  for (int i = 0; i < 199; ++i) headers += "X-H: y\n";
  EXPECT_EQ(refusal(mail(headers, "")), "too-many-headers");
  EXPECT_EQ(refusal(crlf("Subject: x\n\n")), "no-sender");
  EXPECT_EQ(refusal(crlf("From: nobody\n\n")), "no-sender");
  EXPECT_EQ(refusal(mail("From: anna@example.org\n", "")), "many-senders");
  EXPECT_EQ(refusal(crlf("From: a@b.c, d@e.f\n\nx")), "many-senders");
  EXPECT_EQ(refusal("", "fred@example.org"), "not-a-mail");
}

std::string nested(int depth) {
  std::string headers = "Content-Type: multipart/mixed; boundary=b0\n";
  std::string body;
  for (int i = 0; i < depth; ++i)
    body += "--b" + std::to_string(i) + "\nContent-Type: multipart/mixed; boundary=b" +
            std::to_string(i + 1) + "\n\n";
  return mail(headers, body + "--b" + std::to_string(depth) + "\n\n32-28\n");
}

TEST(Intake, PartsAreCountedBeforeTheyAreDecoded) {
  EXPECT_EQ(refusal(nested(6)), "");
  EXPECT_EQ(refusal(nested(7)), "too-deep");
  EXPECT_EQ(refusal(nested(150)), "too-many-parts");
  std::string many;
  for (int i = 0; i < 31; ++i) many += "--b\n\nx\n";
  const std::string headers = "Content-Type: multipart/mixed; boundary=b\n";
  EXPECT_EQ(refusal(mail(headers, many + "--b--\n")), "");
  EXPECT_EQ(refusal(mail(headers, many + "--b\n\nx\n--b--\n")), "too-many-parts");
  for (int i = 0; i < 20'000; ++i) many += "--b\n\nx\n";
  EXPECT_EQ(refusal(mail(headers, many)), "too-many-parts");
}

TEST(Intake, LongTextsAreCut) {
  std::string lines;
  for (int i = 0; i < 3000; ++i) lines += std::string(70, 'x') + "\n";
  const protocol::InboundMail read = letter(mail("", "32-28\n\n" + lines));
  EXPECT_EQ(read.comment.size(), 4096u);
  EXPECT_EQ(read.text.size(), 65'536u);
}

TEST(Bounce, ReportIsRead) {
  const std::string report = crlf(
      "From: MAILER-DAEMON@mx.example\nSubject: Undelivered\nContent-Type: multipart/report; "
      "report-type=delivery-status; boundary=b\n\n--b\nContent-Type: text/plain\n\nSorry\n--b\nContent-Type: "
      "message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; "
      "fred@example.org\n"
      "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 no\n such user\n\nFinal-Recipient: rfc822;\n"
      "Original-Recipient: rfc822;anna@example.org\nAction: delayed\nStatus: 4.4.1\n--b\nContent-Type: "
      "message/rfc822\n\nFrom: play@games.example\n\nx\n--b--\n");
  const protocol::InboundMail read = letter(report, "");
  EXPECT_TRUE(read.is_bounce);
  EXPECT_EQ(read.automatic.reason, "null-sender");
  EXPECT_EQ(read.delivery,
            (std::vector<protocol::DeliveryStatus>{{"fred@example.org", "5.1.1", true, true},
                                                   {"anna@example.org", "4.4.1", false, false}}));
}

TEST(Bounce, HardAndSoftOnesAreDistinguished) {
  const auto only = [](std::string_view action, std::string_view status) {
    return protocol::read_delivery_status("Final-Recipient: rfc822; a@b.c\nAction: " + std::string(action) +
                                          "\nStatus: " + std::string(status) + "\n")
        .at(0);
  };
  EXPECT_TRUE(only("failed", "5.1.1").hard);
  EXPECT_TRUE(only("FAILED", "5.1.10 (null mx)").hard);
  EXPECT_FALSE(only("failed", "5.2.2").hard) << "the mailbox is full";
  EXPECT_FALSE(only("failed", "4.4.7").hard) << "the other server has given up after many tries";
  EXPECT_TRUE(only("failed", "4.4.7").failed);
  EXPECT_FALSE(only("delayed", "4.4.7").failed);
  EXPECT_FALSE(only("delivered", "2.0.0").failed);
  EXPECT_TRUE(protocol::read_delivery_status("").empty());
  EXPECT_TRUE(protocol::read_delivery_status("Action: failed\n").empty());
}

TEST(Bounce, IsReadWithoutARecipient) {
  EXPECT_TRUE(letter(crlf("Subject: x\n\nsomething\n"), "").is_bounce);
  EXPECT_TRUE(letter(crlf("Subject: x\n\nsomething\n"), "").delivery.empty());
}

}  // namespace
}  // namespace mt::server::test
