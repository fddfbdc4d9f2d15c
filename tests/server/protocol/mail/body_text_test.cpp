#include "movetext/server/protocol/mail/body_text.hpp"

#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/mail/flowed.hpp"
#include "movetext/server/protocol/mail/html_text.hpp"

#include <gtest/gtest.h>

namespace mt::server {
namespace {

using Lines = std::vector<std::string>;

protocol::BodyText body(std::string_view text) {
  return protocol::read_body_text(text, 65536, 4096, app::verbs());
}

TEST(BodyText, AnEmptyLineSeparatesCommandsAndComment) {
  const protocol::BodyText read = body("\r\n\r\n  32-28  \r\ndraw\r\n \r\nGood luck!\r\n\r\nFred\r\n");
  EXPECT_EQ(read.lines, (Lines{"32-28", "draw"}));
  EXPECT_EQ(read.comment, "Good luck!\n\nFred\n");
  EXPECT_EQ(read.text, "  32-28\ndraw\n\nGood luck!\n\nFred\n");
}

TEST(BodyText, QuotationsAreDroppedAndSeparateText) {
  EXPECT_EQ(body("32-28\n> +---+\n|> x\n  > y\nthanks\n").lines, Lines{"32-28"});
  EXPECT_EQ(body("32-28\n> +---+\nthanks\n").comment, "thanks\n");
  EXPECT_EQ(body("> one\n> two\n32-28\n").lines, Lines{"32-28"});
}

TEST(BodyText, StopsAtSignaturesAndForwardedMails) {
  for (const char* end :
       {"-- ", "--", "--=20", "---", "__", "\u2014", "__________", "________________________",
        "-----Original Message-----", "---- Original message ----", "On Monday, anna wrote:\n> board"}) {
    const protocol::BodyText read = body("32-28\n\nhello\n" + std::string(end) + "\nsecret\n");
    EXPECT_EQ(read.comment, "hello\n") << end;
  }
  EXPECT_EQ(body("32-28\n---\nFred\n").lines, Lines{"32-28"});
  EXPECT_EQ(body("32-28\n_ _\n-\n").lines, (Lines{"32-28", "_ _", "-"}));
}

TEST(BodyText, AttributionsOfSeveralLinesAreDropped) {
  EXPECT_EQ(body("32-28\n\nOn Mon, 1 Jan 2026 at 10:00, Anna\n<anna@example.org> wrote:\n\n> board\n").text,
            "32-28\n");
  EXPECT_EQ(body("32-28\n\nAm 1. Januar schrieb Anna:\n> board\n").text, "32-28\n");
  EXPECT_EQ(body("32-28\n\nNow listen:\nthis is no quotation\n").comment,
            "Now listen:\nthis is no quotation\n");
}

TEST(BodyText, TextBelowTheQuotationIsRead) {
  const protocol::BodyText read = body("On Monday, anna wrote:\n> board\n> more\n\n32-28\n\nhello\n");
  EXPECT_EQ(read.lines, Lines{"32-28"});
  EXPECT_EQ(read.comment, "hello\n");
}

TEST(BodyText, ControlCharactersAreDropped) {
  EXPECT_EQ(body("32\x01-28\x1b[31m\x7f\n").lines, Lines{"32-28[31m"});
  EXPECT_EQ(body("a\u202Eb\n").lines, Lines{"ab"});
  EXPECT_EQ(body("a\rb\n").lines, (Lines{"a", "b"}));
  EXPECT_EQ(body("\xff\xfe\n").text, "\uFFFD\uFFFD\n");
}

TEST(BodyText, ZeroWidthCharactersSeparateOnlyTokens) {
  for (const std::string sign :
       {"\u200B", "\u200C", "\u200D", "\u2060", "\uFEFF", "\u00AD", "\u200E", "\uFE0E"}) {
    EXPECT_EQ(body("e2e4" + sign + "e7e5\n").lines, Lines{"e2e4 e7e5"}) << sign;
    EXPECT_EQ(body("draw" + sign + "32-28\n").lines, Lines{"draw 32-28"}) << sign;
    EXPECT_EQ(body("32" + sign + "-28\n").lines, Lines{"32-28"}) << sign;
    EXPECT_EQ(body("N" + sign + "f3\n").lines, Lines{"Nf3"}) << sign;
    EXPECT_EQ(body("dr" + sign + "aw\n").lines, Lines{"draw"}) << sign;
  }
  EXPECT_EQ(body("to\u200Ball\n").lines, Lines{"to all"}) << "the zero-width space separates words";
  EXPECT_EQ(body("32-28\u00A0\u2003draw\n").lines, Lines{"32-28  draw"});
}

TEST(BodyText, IsCutBetweenCharacters) {
  std::string text = "32-28\n\n";
  for (int i = 0; i < 3000; ++i) text += "\u00e9";
  EXPECT_EQ(body(text).comment.size(), 4096u);
  EXPECT_EQ(protocol::cut_between_letters("a\u00e9", 2), "a");
  EXPECT_EQ(protocol::cut_between_letters("a\u00e9", 3), "a\u00e9");
}

TEST(Flowed, LinesThatEndWithABlankContinue) {
  EXPECT_EQ(protocol::unflow("one \r\ntwo\r\nthree\r\n", false), "one two\nthree\n");
  EXPECT_EQ(protocol::unflow("on \ne\n", true), "one\n");
  EXPECT_EQ(protocol::unflow(" > no quotation\n", false), "> no quotation\n");
  EXPECT_EQ(protocol::unflow("text \n-- \nname\n", false), "text \n-- \nname\n");
  EXPECT_EQ(protocol::unflow("text \n> quoted \n> more\n", false), "text \n> quoted \n> more\n");
  EXPECT_EQ(protocol::unflow("last ", false), "last \n");
}

TEST(Html, BlocksBreaksAndBlanksAreConverted) {
  EXPECT_EQ(protocol::html_to_text("<p>32-28</p><p>Good <b>luck</b> &amp;\n peace<br>Fred</p>"),
            "32-28\n\nGood luck & peace\nFred\n");
  EXPECT_EQ(protocol::html_to_text("<div>one</div><div><br></div><div>two</div>"), "one\n\ntwo\n");
  EXPECT_EQ(protocol::html_to_text("<pre>a  b\nc</pre>"), "a  b\nc\n");
  for (const char* above : {"<ol><li>e4</li></ol>", "<ul><li>e4</li></ul>", "<h1>e4</h1>", "<pre>e4</pre>"})
    EXPECT_EQ(protocol::html_to_text(std::string(above) + "<p>bye</p>"), "e4\n\nbye\n") << above;
}

TEST(Html, QuotationsAreMarked) {
  EXPECT_EQ(protocol::html_to_text("32-28<blockquote><p>board<br>more</p></blockquote>bye"),
            "32-28\n> board\n> more\n\nbye\n");
}

TEST(Html, InvisibleTextIsNotRead) {
  EXPECT_EQ(protocol::html_to_text(
                "<html><head><title>t</title></head><style>x{}</style><script>a<b</script><!-- c > -->"
                "<body>32-28</body>"),
            "32-28\n");
  EXPECT_EQ(protocol::html_to_text("<div style=\"display:none\">see</div><p>32-28</p>"), "> see\n32-28\n");
  EXPECT_EQ(body(protocol::html_to_text("32&shy;-28")).lines, Lines{"32-28"});
  EXPECT_EQ(protocol::html_to_text("<a title=\"x>y\" href='z'>32-28</a>"), "32-28\n");
}

TEST(Html, EntitiesAreDecodedAndSimilarTextKept) {
  EXPECT_EQ(protocol::html_to_text("3 &lt; 5 &#x41;&#66; &nosuch; & &#xD800; &#99999999; 1 < 2"),
            "3 < 5 AB &nosuch; & &#xD800; &#99999999; 1 < 2\n");
}

TEST(Html, UnclosedElementsAreReadQuickly) {
  for (const char* part : {"<", "&", "<!--", "<a \"", "<blockquote>", "<script>", "</", "&#"}) {
    std::string hostile;
    while (hostile.size() < 262'144) hostile += part;
    (void)protocol::html_to_text(hostile);
  }
}

TEST(BodyText, HeadersOfAnsweredMailsEndIt) {
  for (const char* head :
       {"From: play@games.example <play@games.example>\nSent: Monday, 2 March 2026 10:00\nTo: fred\nSubject: "
        "Board",
        "Von: movetext\nGesendet: Montag\nAn: Fred\nBetreff: Draughts Board 101",
        "Van: movetext\nVerzonden: maandag\nAan: Fred\nOnderwerp: Draughts Board 101",
        "De\u00a0: movetext\nEnvoy\u00e9 : lundi\n\u00c0 : Fred\nObjet : Draughts Board 101",
        "*From:* movetext\n*Date:* Monday\n*To:* Fred\n*Subject:* Board",
        "-----Urspr\u00fcngliche Nachricht-----", "-----Message d'origine-----",
        "----- Forwarded message -----"}) {
    const protocol::BodyText body = protocol::read_body_text(
        "32-28\n\n" + std::string(head) + "\n\nthe old board\n", 1000, 1000, app::verbs());
    EXPECT_EQ(body.lines, std::vector<std::string>{"32-28"}) << head;
    EXPECT_EQ(body.comment, "") << head;
  }
  const protocol::BodyText kept = protocol::read_body_text(
      "32-28\n\nFrom: here on it is easy.\nTo: win, I think\nis hard\n-- not --\n", 1000, 1000, app::verbs());
  EXPECT_NE(kept.comment.find("is hard\n-- not --"), std::string::npos) << kept.comment;
}

TEST(BodyText, OwnWordsAboutEarlierMailsAreKept) {
  const std::string words =
      "33-28\n\nOn Monday I wrote: 28-24\nVon Anna nichts Neues.\nDe rien.\nFrom: me\nTo: "
      "you\nsaid:\nDraughts Board "
      "101 was harder, I think\nIt is your turn, Anna\nSent from my heart\nbye\n";
  EXPECT_EQ(body(words).text, words);
  EXPECT_EQ(body("On Monday I wrote:\n28-24\n").lines, (Lines{"On Monday I wrote:", "28-24"}));
  // A line between two quotations is the sender's own text, even if it looks like an attribution.
  EXPECT_EQ(body("33-28\n\nYou asked:\n> why?\nBecause.\n").comment, "You asked:\n\nBecause.\n");
  EXPECT_EQ(body("33-28\nOn Fri, 15 Jan 2027 at 9:00, Anna\n<a@example.org> wrote:\n> x\n").lines,
            Lines{"33-28"});
}

TEST(BodyText, AttributionsOnOneLineWithTheirQuotationAreDropped) {
  EXPECT_EQ(body("33-28\n\nOn Fri, 15 Jan 2027, Anna<a@example.org> wrote:   old words\n").text, "33-28\n");
  EXPECT_EQ(body("33-28\n\na@example.org said: old words\n").comment, "a@example.org said: old words\n");
}

TEST(BodyText, AttributionsOfManyProgramsAreDropped) {
  for (const char* attribution :
       {"In a message dated 1/15/2027 9:00:07 AM Eastern Standard Time, play@games.example writes:",
        "15.01.2027, 09:00, \"Draughts\" <play@games.example>:",
        "\u041f\u044f\u0442\u043d\u0438\u0446\u0430, 15 \u044f\u043d\u0432\u0430\u0440\u044f 2027, 9:00 "
        "+03:00 \u043e\u0442 Draughts <play@games.example>:",
        "On Fri, 2027-01-15 at 08:00 +0000, Draughts wrote:",
        "Am Freitag, 15. Januar 2027, 09:00:07 CET schrieb Draughts:", "On Fri, 15 Jan 2027, Draughts wrote:",
        "Draughts <play@games.example> writes:",
        "On Fri, 15 Jan 2027 08:00:07 +0000\nDraughts <play@games.example> wrote:",
        "Zitat von Draughts <play@games.example>:",
        "On 15 Jan 2027, 09:00 +0100, Draughts <play@games.example>, wrote:",
        "El vie, 15 ene 2027 a las 9:00, Draughts (<play@games.example>)\nescribi\u00f3:",
        "Den fre 15 jan. 2027 kl 09:00 skrev Draughts <play@games.example>:",
        "Op vr 15 jan 2027 om 09:00 schreef Draughts\n<play@games.example>:",
        "Le ven. 15 janv. 2027 \u00e0 09:00, Draughts <play@games.example> a\n\u00e9crit :",
        "Il giorno ven 15 gen 2027 alle ore 09:00 Draughts\n<play@games.example>\nha\nscritto:"})
    EXPECT_EQ(body("33-28\n\nhello\n\n" + std::string(attribution) + "\n\n> old\n").text, "33-28\n\nhello\n")
        << attribution;
  // These attributions end the text even if the quoted text after them has no quotation marks.
  for (const char* attribution :
       {"Am 15.01.2027 um 09:00 schrieb Draughts:", "Le 15/01/2027 \u00e0 09:00, Draughts a \u00e9crit :",
        "Op 15-01-2027 om 09:00 schreef Draughts:", "On 15/01/2027 09:00, Draughts wrote:",
        "Draughts schrieb am Freitag, 15. Januar 2027 um 09:00:", "1.15.27 10h00 a@b.c napsal(a):"})
    EXPECT_EQ(body("33-28\n\nhello\n\n" + std::string(attribution) + "\n\nold\n").text, "33-28\n\nhello\n")
        << attribution;
}

TEST(BodyText, UnmarkedBoardsEndIt) {
  for (const char* board :
       {"Chess Board 101; 21 days a move, rated", "Draughts Board 101: fred against anna",
        "   +---+---+---+\n10 |   |*C*|   |", " +13-14-15-16-17-18------19-20-21-22-23-24-+ X: Black",
        "It is your turn, fred (White), half-move 1.", "Someone writing as fred sent: draughts limit 3",
        "anna challenges you to Chess, board 117."})
    EXPECT_EQ(body("33-28\n\nhello\n\n" + std::string(board) + "\nmore\n").text, "33-28\n\nhello\n") << board;
  EXPECT_EQ(body("Chess Board 101; 21 days a move, rated\n\nmore\n").comment, "more\n")
      << "there is no text above it";
}

TEST(BodyText, FootersOfProgramsAreDroppedOnlyAtTheEnd) {
  EXPECT_EQ(body("33-28\nSent from my iPhone\n").lines, Lines{"33-28"});
  EXPECT_EQ(
      body("33-28\n\nbye\n***\nThis message is confidential. If you are not the intended recipient ...\n")
          .text,
      "33-28\n\nbye\n");
  EXPECT_EQ(body("33-28\n\nGet Outlook for iOS\nno, really\n").comment, "Get Outlook for iOS\nno, really\n");
  EXPECT_EQ(body("33-28\n\nThat is confidential!\n").comment, "That is confidential!\n");
}

TEST(Html, ElementsNamedByProgramsAreQuotations) {
  EXPECT_EQ(
      protocol::html_to_text("<div>33-28</div><div class='a gmail_attr'>On Monday<div>x</div>wrote</div>bye"),
      "33-28\n> On Monday\n> x\n> wrote\nbye\n");
  EXPECT_EQ(protocol::html_to_text("33-28<div id=Signature>me<br>Ltd</div>"), "33-28\n> me\n> Ltd\n");
  EXPECT_EQ(protocol::html_to_text("33-28<hr><div id=\"divRplyFwdMsg\">From</div>old"),
            "33-28\n________________\nFrom\nold\n");
  EXPECT_EQ(protocol::html_to_text("<p class=MsoNormal>33-28</p><p class=MsoNormal>draw</p>"),
            "33-28\ndraw\n");
  EXPECT_EQ(protocol::html_to_text("<br class='gmail_attr'>33-28"), "\n33-28\n") << "the element is empty";
}

TEST(Html, UnclosedNamesAreReadQuickly) {
  for (const char* part :
       {"<div class=gmail_attr>", "<div class='", "<div a=b c d = 'e' ", "<div id=divRplyFwdMsg>",
        "<p style=margin:0>", "<span class=\"x y z\">", "<div = = =>"}) {
    std::string hostile = "33-28";
    while (hostile.size() < 262'144) hostile += part;
    EXPECT_TRUE(protocol::html_to_text(hostile).starts_with("33-28")) << part;
  }
}

TEST(BodyText, OwnWordsAboutSimilarThingsAreKept) {
  for (const char* said :
       {"I sent my iPhone back.", "See you at 19:30 on 24.11.2026.",
        "Time: 10:00\nPlace: home\nWho: fred@example.org", "My address is fred@example.org",
        "Chess Board 101 is my favourite", "Yes, I checked it with Norton",
        "Please see http://example.org/game", "- one\n- two", "=====\nNews", "Data: none",
        "Who: Anna\nWhen: 24.11.2026 10:00\nWhere: home", "Confidential: I like you", "My Android is new",
        "Anna wrote: good move", "On Monday Anna wrote:", "Moves so far:\n1. e4 e5"})
    EXPECT_EQ(body("33-28\n\n" + std::string(said) + "\n\nOn Mon, 2 Mar 2026, Chess wrote:\n> old\n").comment,
              std::string(said) + "\n")
        << said;
}

TEST(BodyText, IntroductionsOfRepeatedMailsAreRecognisedInAnyLanguage) {
  for (const char* lead : {"2026\u5e7411\u670823\u65e5(\u6708) 7:43 Chess <play@games.example>:",
                           "Missatge de Chess <play@games.example>\ndel dia dl., 23 de nov. 2026 a les 7:43:",
                           "23.11.2026, 09:43, \"Chess\" <play@games.example>", "fred@example.org",
                           "\tChess\t23. November 2026 um 07:43", "Begin forwarded message:"})
    EXPECT_EQ(
        body("33-28\n\nhello\n\n" + std::string(lead) + "\n\nChess Board 101; 21 days a move, rated\n").text,
        "33-28\n\nhello\n")
        << lead;
  // The lines have the form of a head, but with labels of a language that is not listed.
  for (const char* head :
       {"Xyz: Chess <play@games.example>\nUvw: 23.11.2026 07:43\nRst: fred@example.org\nOpq: New Chess Board "
        "101 fred",
        "Xyz\uff1a Chess\nUvw\uff1a 2026-11-23 14:43\nRst\uff1a fred\nOpq\uff1a New Chess Board 101 fred",
        "Xyz: Chess\nUvw: 2569\nRst: fred\nOpq: New Chess Board 101 fred"})
    EXPECT_EQ(body("33-28\n\nhello\n\n" + std::string(head) + "\n\nold\n").text, "33-28\n\nhello\n") << head;
}

TEST(BodyText, TextThatResemblesHeadersIsReadQuickly) {
  for (const char* part : {"From: \n",
                           "On \n",
                           "On a@b wrote: ",
                           "a@b: c: d: e: f:\n",
                           "10:00 2027\n",
                           "wrote:\n",
                           "+--+\n",
                           "From",
                           "\u00a0",
                           "confidential message intended\n\n",
                           "x: a@b\n",
                           "x: 10:00 2027\n",
                           "Chess Board 1\n",
                           " Board 1",
                           "a@b\n",
                           "<a@b>\n",
                           "A> \n",
                           "- -\n",
                           "-\n",
                           "> \n"}) {
    std::string hostile = "33-28\n\n";
    while (hostile.size() < 262'144) hostile += part;
    EXPECT_EQ(body(hostile).lines, Lines{"33-28"}) << part;
  }
}

}  // namespace
}  // namespace mt::server
