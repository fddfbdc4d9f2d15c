// Tests of mails that programs wrote, and of the results of the sender checks that the server's own MTA has
// added to a mail.
#include "mails.hpp"

#include <gtest/gtest.h>

namespace mt::server::test {
namespace {

std::string reason(const std::string& headers, const std::string& sender = "fred@example.org") {
  return letter(mail(headers, "32-28\n"), sender).automatic.reason;
}

TEST(Automatic, EveryMarkOfAProgramIsRecognised) {
  EXPECT_EQ(reason(""), "");
  EXPECT_EQ(reason("Auto-Submitted: no\n"), "");
  EXPECT_EQ(reason("Auto-Submitted: NO (comment)\n"), "");
  EXPECT_EQ(reason("Auto-Submitted: auto-replied\n"), "auto-submitted");
  EXPECT_EQ(reason("auto-submitted: auto-generated; owner=x\n"), "auto-submitted");
  EXPECT_EQ(reason("Auto-Submitted:\n"), "auto-submitted");
  EXPECT_EQ(reason("Precedence: bulk\n"), "precedence");
  EXPECT_EQ(reason("Precedence: Junk\n"), "precedence");
  EXPECT_EQ(reason("Precedence: list\n"), "precedence");
  EXPECT_EQ(reason("Precedence: first-class\n"), "");
  EXPECT_EQ(reason("List-Id: <x.y>\n"), "mailing-list");
  EXPECT_EQ(reason("List-Unsubscribe: <https://x.y/>\n"), "mailing-list");
  EXPECT_EQ(reason("X-Autoreply: yes\n"), "auto-response");
  EXPECT_EQ(reason("X-Auto-Response-Suppress: All\n"), "auto-response");
  EXPECT_EQ(reason("", ""), "null-sender");
  EXPECT_EQ(reason("", "<>"), "null-sender");
  EXPECT_EQ(reason("", "MAILER-DAEMON"), "null-sender");
  EXPECT_EQ(reason("", "no-reply@example.org"), "robot-address");
}

TEST(Automatic, ReportsOfMailProgramsAreRecognised) {
  const auto of_type = [](const std::string& type) {
    return letter(crlf("From: fred@example.org\nContent-Type: " + type +
                       "; boundary=b\n\n--b\nContent-Type: text/plain\n\n32-28\n--b--\n"))
        .automatic.reason;
  };
  EXPECT_EQ(of_type("multipart/report; report-type=disposition-notification"), "report");
  EXPECT_EQ(of_type("Multipart/Report; report-type=delivery-status"), "report");
  EXPECT_EQ(of_type("multipart/mixed"), "");
}

TEST(Automatic, AddressesThatNoPersonReadsAreRecognised) {
  const auto from = [](const std::string& mailbox) {
    return letter(crlf("From: " + mailbox + "\n\nx\n")).automatic.reason;
  };
  EXPECT_EQ(from("Play@Games.Example"), "own-address");
  EXPECT_EQ(from("play+101.4.a234567a234567a234567a2345@games.example"), "own-address");
  EXPECT_EQ(reason("", "play+b.7-a234567a234567a234567a2345@games.example"), "own-address");
  EXPECT_EQ(from("fred@games.example"), "") << "people may have addresses in the domain of the server";
  EXPECT_EQ(from("player@games.example"), "");
  EXPECT_EQ(from("play@example.org"), "");
  EXPECT_EQ(from("Postmaster@example.org"), "robot-address");
  EXPECT_EQ(from("mailer-daemon@example.org"), "robot-address");
  EXPECT_EQ(from("noreply@example.org"), "robot-address");
  EXPECT_EQ(from("noreply+1234@example.org"), "robot-address");
  EXPECT_EQ(from("noreplyson@example.org"), "");
}

TEST(Automatic, ALoopingMailIsRecognised) {
  std::string relays;
  for (int i = 0; i < 25; ++i) relays += "Received: from a by b; Mon, 1 Jan 2026 00:00:00 +0000\n";
  EXPECT_EQ(reason(relays), "");
  EXPECT_EQ(reason(relays + "Received: from c by d\n"), "too-many-relays");
}

protocol::Authentication verdict(const std::string& results) {
  return letter(mail("Authentication-Results: " + results + "\n", "x\n")).authentication;
}

TEST(Authentication, IsAcceptedOnlyFromOurServerForTheDomainOfFrom) {
  EXPECT_EQ(verdict("mx.games.example; spf=pass smtp.mailfrom=fred@example.org"),
            protocol::Authentication::pass);
  EXPECT_EQ(verdict("MX.games.example 1; dkim=pass (1024-bit key) header.d=example.org\n header.s=x"),
            protocol::Authentication::pass);
  EXPECT_EQ(verdict("mx.games.example; dkim=pass header.i=@example.org"), protocol::Authentication::pass);
  EXPECT_EQ(verdict("mx.evil.example; spf=pass smtp.mailfrom=fred@example.org"),
            protocol::Authentication::none);
  EXPECT_EQ(verdict("mx.games.example; spf=pass smtp.mailfrom=evil@evil.example"),
            protocol::Authentication::none);
  EXPECT_EQ(verdict("mx.games.example; dkim=pass header.d=evil.example"), protocol::Authentication::none);
  EXPECT_EQ(verdict("mx.games.example; dkim=pass header.d=org"), protocol::Authentication::none);
  EXPECT_EQ(verdict("mx.games.example; none"), protocol::Authentication::none);
  EXPECT_EQ(verdict("mx.games.example; spf=fail smtp.mailfrom=fred@example.org"),
            protocol::Authentication::fail);
  EXPECT_EQ(verdict("mx.games.example; spf=fail smtp.mailfrom=example.org; dkim=pass header.d=example.org"),
            protocol::Authentication::pass);
  EXPECT_EQ(verdict("(spf=pass) mx.games.example; (spf=pass smtp.mailfrom=fred@example.org)"),
            protocol::Authentication::none);
  EXPECT_EQ(verdict("\"mx.games.example; spf=pass smtp.mailfrom=example.org"),
            protocol::Authentication::none);
}

TEST(Authentication, ADomainCoversOnlyItsSubdomains) {
  const std::vector<std::string_view> results{"mx; dkim=pass header.d=example.org"};
  EXPECT_EQ(protocol::read_authentication(results, "mx", "mail.example.org"), protocol::Authentication::pass);
  EXPECT_EQ(protocol::read_authentication(results, "mx", "badexample.org"), protocol::Authentication::none);
  const std::vector<std::string_view> below{"mx; dkim=pass header.d=evil.example.org"};
  EXPECT_EQ(protocol::read_authentication(below, "mx", "example.org"), protocol::Authentication::none);
  EXPECT_EQ(protocol::read_authentication(results, "", "example.org"), protocol::Authentication::none);
}

}  // namespace
}  // namespace mt::server::test
