// Tests with mails that could break the code that reads them. A pattern is repeated up to the maximum size of
// a mail, at every place that the mail library parses.
#include "mails.hpp"

#include <gtest/gtest.h>

namespace mt::server::test {
namespace {

constexpr std::size_t longest = 250'000;  // bytes of the repeated text; leaves room for the rest of the mail

// Returns the header "NAME: pattern pattern ... ending", folded into lines of legal length.
std::string folded(const std::string& name, const std::string& pattern, std::size_t bytes,
                   const std::string& ending) {
  std::string out = name + ":";
  std::size_t line = 998;
  for (std::size_t size = 0; size + pattern.size() < bytes; size += pattern.size()) {
    if (line + pattern.size() > 900) {
      out += "\n ";
      line = 0;
    }
    out += pattern;
    line += pattern.size();
  }
  return out + ending + "\n";
}

// Returns three mails: the header is in the mail itself, in a part of it, or in a mail inside it.
std::vector<std::string> places(const std::string& header) {
  const std::string mixed = "Content-Type: multipart/mixed; boundary=b\n";
  return {crlf(header + "From: fred@example.org\n\n32-28\n"),
          crlf("From: fred@example.org\n" + header + "\n32-28\n"),
          mail(mixed, "--b\n" + header + "\n32-28\n--b--\n"),
          mail(mixed, "--b\nContent-Type: message/rfc822\n\n" + header + "\n32-28\n--b--\n"),
          mail("Content-Type: message/rfc822\n", header + "\n32-28\n"),
          mail("Content-Type: multipart/digest; boundary=b\n", "--b\n\n" + header + "\n32-28\n--b--\n")};
}

struct Hostile {
  const char* pattern;
  const char* ending;
};

class HostileHeader : public testing::TestWithParam<const char*> {};

TEST_P(HostileHeader, IsReadSafelyWhateverItRepeats) {
  constexpr Hostile all[] = {{"g:", " x@y.z"},         {"(", ""},       {"(((", ")"},         {"<", "x@y.z>"},
                             {"@a,", ":x@y.z"},        {"x@y.z, ", ""}, {"; a*0*=''%41", ""}, {"; a=b", ""},
                             {"=?utf-8?Q?=41?= ", ""}, {"<x@y>", ""},   {"multipart/", ""},   {"\"", ""}};
  for (const Hostile& hostile : all) {
    (void)protocol::parse_mail(places(folded(GetParam(), hostile.pattern, 16'000, hostile.ending)).front(),
                               "x@y.z", rules(), app::verbs());
    const auto long_ones = places(folded(GetParam(), hostile.pattern, longest, hostile.ending));
    for (const std::size_t inside : {2U, 3U})
      (void)protocol::parse_mail(long_ones.at(inside), "x@y.z", rules(), app::verbs());
  }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, HostileHeader,
                         testing::Values("To", "From", "Date", "Subject", "Message-ID", "References",
                                         "Content-Type", "Content-Disposition"),
                         [](const auto& header) {
                           std::string name = header.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Hostile, NestedGroupsAreCountedInEveryKindOfHeader) {
  for (const char* name : {"To", "to", "From", "CC", "Bcc", "Reply-To", "Sender", "To "}) {
    for (const std::string& bytes : places(folded(name, "g:", 500, " x@y.z")))
      EXPECT_EQ(refusal(bytes), "header-too-long") << bytes;
  }
  EXPECT_EQ(refusal(mail("Cc: friends: a@b.c, d@e.f;, family:;\n", "32-28\n")), "");
}

TEST(Hostile, SingleHeadersAreLimited) {
  EXPECT_EQ(refusal(mail(folded("X-Spam-Report", "word ", 15'000, ""), "32-28\n")), "");
  EXPECT_EQ(refusal(mail(folded("X-Spam-Report", "word ", 17'000, ""), "32-28\n")), "header-too-long");
  // Text of any size that only looks like a header is accepted.
  EXPECT_EQ(refusal(mail("", "chat\n\n" + folded("Position", "w w w ", 17'000, ""))), "");
}

TEST(Hostile, NestedPartsAreReadQuickly) {
  for (const char* inner :
       {"message/rfc822", "multipart/mixed; boundary=b", "multipart/digest; boundary=b"}) {
    const std::string header = "Content-Type: " + std::string(inner) + "\n\n";
    std::string body;
    while (body.size() + header.size() + 4 < longest) body += "--b\n" + header;
    (void)protocol::parse_mail(mail("Content-Type: multipart/digest; boundary=b\n", body), "fred@example.org",
                               rules(), app::verbs());
    std::string chain;
    while (chain.size() + header.size() < longest) chain += header;
    (void)protocol::parse_mail(mail("Content-Type: message/rfc822\n", chain), "fred@example.org", rules(),
                               app::verbs());
    EXPECT_NE(refusal(mail("Content-Type: message/rfc822\n", chain)), "");
  }
}

}  // namespace
}  // namespace mt::server::test
