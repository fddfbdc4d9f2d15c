#include "movetext/server/mail/body_text.hpp"

#include "movetext/server/mail/flowed.hpp"
#include "movetext/server/mail/html_text.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

using Lines = std::vector<std::string>;

BodyText body(std::string_view text) {
  return read_body_text(text, 65536, 4096);
}

TEST(BodyText, commands_and_comment_are_parted_by_an_empty_line) {
  const BodyText read = body("\r\n\r\n  32-28  \r\ndraw\r\n \r\nGood luck!\r\n\r\nFred\r\n");
  EXPECT_EQ(read.lines, (Lines{"32-28", "draw"}));
  EXPECT_EQ(read.comment, "Good luck!\n\nFred\n");
  EXPECT_EQ(read.text, "  32-28\ndraw\n\nGood luck!\n\nFred\n");
}

TEST(BodyText, quotations_are_dropped_and_part) {
  EXPECT_EQ(body("32-28\n> +---+\n|> x\n  > y\nthanks\n").lines, Lines{"32-28"});
  EXPECT_EQ(body("32-28\n> +---+\nthanks\n").comment, "thanks\n");
  EXPECT_EQ(body("> one\n> two\n32-28\n").lines, Lines{"32-28"});
}

TEST(BodyText, stops_at_signatures_and_what_is_passed_on) {
  for (const char* end :
       {"-- ", "--", "--=20", "__________", "________________________", "-----Original Message-----",
        "---- Original message ----", "On Monday, anna wrote:\n> board"}) {
    const BodyText read = body("32-28\n\nhello\n" + std::string(end) + "\nsecret\n");
    EXPECT_EQ(read.comment, "hello\n") << end;
  }
  EXPECT_EQ(body("32-28\n_________\n").lines, (Lines{"32-28", "_________"})) << "nine are no rule";
}

TEST(BodyText, attributions_of_several_lines) {
  EXPECT_EQ(body("32-28\n\nOn Mon, 1 Jan 2026 at 10:00, Anna\n<anna@example.org> wrote:\n\n> board\n").text,
            "32-28\n");
  EXPECT_EQ(body("32-28\n\nAm 1. Januar schrieb Anna:\n> board\n").text, "32-28\n");
  EXPECT_EQ(body("32-28\n\nNow listen:\nthis is no quotation\n").comment,
            "Now listen:\nthis is no quotation\n");
}

TEST(BodyText, who_writes_below_the_quotation_is_read_too) {
  const BodyText read = body("On Monday, anna wrote:\n> board\n> more\n\n32-28\n\nhello\n");
  EXPECT_EQ(read.lines, Lines{"32-28"});
  EXPECT_EQ(read.comment, "hello\n");
}

TEST(BodyText, control_characters_are_dropped) {
  EXPECT_EQ(body("32\x01-28\x1b[31m\x7f\n").lines, Lines{"32-28[31m"});
  EXPECT_EQ(body("a\u202Eb\n").lines, Lines{"ab"});
  EXPECT_EQ(body("a\rb\n").lines, (Lines{"a", "b"}));
  EXPECT_EQ(body("\xff\xfe\n").text, "\uFFFD\uFFFD\n");
}

TEST(BodyText, is_cut_between_letters) {
  std::string text = "32-28\n\n";
  for (int i = 0; i < 3000; ++i) text += "\u00e9";
  EXPECT_EQ(body(text).comment.size(), 4096u);
  EXPECT_EQ(cut_between_letters("a\u00e9", 2), "a");
  EXPECT_EQ(cut_between_letters("a\u00e9", 3), "a\u00e9");
}

TEST(Flowed, lines_that_end_with_a_blank_go_on) {
  EXPECT_EQ(unflow("one \r\ntwo\r\nthree\r\n", false), "one two\nthree\n");
  EXPECT_EQ(unflow("on \ne\n", true), "one\n");
  EXPECT_EQ(unflow(" > no quotation\n", false), "> no quotation\n");
  EXPECT_EQ(unflow("text \n-- \nname\n", false), "text \n-- \nname\n");
  EXPECT_EQ(unflow("text \n> quoted \n> more\n", false), "text \n> quoted \n> more\n");
  EXPECT_EQ(unflow("last ", false), "last \n");
}

TEST(Html, blocks_breaks_and_blanks) {
  EXPECT_EQ(html_to_text("<p>32-28</p><p>Good <b>luck</b> &amp;\n peace<br>Fred</p>"),
            "32-28\n\nGood luck & peace\nFred\n");
  EXPECT_EQ(html_to_text("<div>one</div><div><br></div><div>two</div>"), "one\n\ntwo\n");
  EXPECT_EQ(html_to_text("<pre>a  b\nc</pre>"), "a  b\nc\n");
}

TEST(Html, quotations_are_marked) {
  EXPECT_EQ(html_to_text("32-28<blockquote><p>board<br>more</p></blockquote>bye"),
            "32-28\n> board\n> more\n\nbye\n");
}

TEST(Html, what_is_not_seen_is_not_read) {
  EXPECT_EQ(
      html_to_text("<html><head><title>t</title></head><style>x{}</style><script>a<b</script><!-- c > -->"
                   "<body>32-28</body>"),
      "32-28\n");
  EXPECT_EQ(html_to_text("<a title=\"x>y\" href='z'>32-28</a>"), "32-28\n");
}

TEST(Html, entities_and_what_only_looks_like_it) {
  EXPECT_EQ(html_to_text("3 &lt; 5 &#x41;&#66; &nosuch; & &#xD800; &#99999999; 1 < 2"),
            "3 < 5 AB &nosuch; & &#xD800; &#99999999; 1 < 2\n");
}

TEST(Html, what_never_ends_is_read_quickly) {
  for (const char* part : {"<", "&", "<!--", "<a \"", "<blockquote>", "<script>", "</", "&#"}) {
    std::string hostile;
    while (hostile.size() < 262'144) hostile += part;
    (void)html_to_text(hostile);
  }
}

TEST(BodyText, heads_of_answered_mails_end_it) {
  for (const char* head :
       {"From: play@games.example <play@games.example>\nSent: Monday, 2 March 2026 10:00\nTo: fred\nSubject: "
        "Board",
        "Von: movetext\nGesendet: Montag\nAn: Fred\nBetreff: Draughts Board 101",
        "Van: movetext\nVerzonden: maandag\nAan: Fred\nOnderwerp: Draughts Board 101",
        "De\u00a0: movetext\nEnvoy\u00e9 : lundi\n\u00c0 : Fred\nObjet : Draughts Board 101",
        "*From:* movetext\n*Date:* Monday\n*To:* Fred\n*Subject:* Board",
        "-----Urspr\u00fcngliche Nachricht-----", "-----Message d'origine-----",
        "----- Forwarded message -----"}) {
    const BodyText body = read_body_text("32-28\n\n" + std::string(head) + "\n\nthe old board\n", 1000, 1000);
    EXPECT_EQ(body.lines, std::vector<std::string>{"32-28"}) << head;
    EXPECT_EQ(body.comment, "") << head;
  }
  const BodyText kept = read_body_text(
      "32-28\n\nFrom: here on it is easy.\nTo: win, I think\nis hard\n-- not --\n", 1000, 1000);
  EXPECT_NE(kept.comment.find("is hard\n-- not --"), std::string::npos) << kept.comment;
}

}  // namespace
}  // namespace mt::server
