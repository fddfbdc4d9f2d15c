#include "movetext/server/words/board_mail.hpp"

#include "movetext/server/words/move_list.hpp"
#include "movetext/server/words/offer_mail.hpp"
#include "server/words/golden.hpp"
#include "server/words/sample_views.hpp"

namespace mt::server {
namespace {

std::string whole(const words::MailText& mail) {
  return "Subject: " + mail.subject + "\n\n" + mail.text;
}

TEST(BoardMail, SubjectsAreStableForFilters) {
  words::BoardView view = sample_view();
  EXPECT_EQ(words::board_mail(view, words::english()).subject, "Draughts Board 101 fred");
  view.is_new = true;
  EXPECT_EQ(words::board_mail(view, words::english()).subject, "New Draughts Board 101 fred");
  view.comments = {{"barney", "hello"}};
  EXPECT_EQ(words::board_mail(view, words::english()).subject, "New Draughts Board 101 fred **");
  EXPECT_EQ(words::chat_mail(view, words::english()).subject, "Draughts chat 101 barney");
  EXPECT_EQ(words::reminder_mail(view, 7 * day_long, words::english()).subject,
            "Nag: Draughts Board 101 fred **");
  view.is_new = false;
  view.comments.clear();
  view.awaited.reset();
  EXPECT_EQ(words::board_mail(view, words::english()).subject, "Draughts Board 101");
}

TEST(BoardMail, IsWrittenForTheSideToMove) {
  words::BoardView view = sample_view();
  view.notices = {as_is("barney offers a draw; answer accept or reject")};
  view.subscribers = {"wilma", "betty"};
  view.comments = {{"barney", "Good morning.\n\n-- \nSent from \x1B[31ma phone"}};
  expect_golden("board_to_mover", whole(words::board_mail(view, words::english())));
}

TEST(BoardMail, IsWrittenForAWaitingSideWithAQueue) {
  words::BoardView view = sample_view();
  view.reader = Side::second;
  view.queued = "17-22 if 37-32";
  view.players[1].on_leave = true;
  view.reply_to = "play+101.4.kaaaaaaaaaaaaaaaaaaaaaaaaaa@games.example";
  expect_golden("board_to_waiter", whole(words::board_mail(view, words::english())));
}

// Players copy the examples, so an example must not be broken into two lines.
TEST(BoardMail, ExamplesAreNotWrapped) {
  words::BoardView view = sample_view();
  const std::string longest = "24/23 24/22 13/11 13/10 8/5* 6/3(2) bar/21 bar/20 7/1";
  view.examples = {longest, "double"};
  EXPECT_NE(words::board_mail(view, words::english()).text.find("\n  " + longest + "\n  or double\n"),
            std::string::npos)
      << words::board_mail(view, words::english()).text;
}

TEST(BoardMail, ShowsAllMovesAtTheEnd) {
  words::BoardView view = sample_view();
  view.awaited.reset();
  view.result = {"result.resigned"_text, {{"winner", Term("White")}, {"loser", Term("Black")}}};
  view.rating_changes = {{"fred", 1623.4, 1631.2}, {"barney", 1500, 1467.5}};
  view.moves.clear();
  for (int i = 0; i < 61; ++i) {
    const std::string text = std::to_string(31 + i % 20) + "-" + std::to_string(1 + i % 50);
    view.moves.push_back({i % 2 == 0 ? Side::first : Side::second, text, i % 7 == 3});
  }
  expect_golden("board_over", whole(words::board_mail(view, words::english())));
}

TEST(BoardMail, IsWrittenForAWatcherOfBackgammon) {
  words::BoardView view = sample_view();
  view.game = "Backgammon";
  view.variant = "match of 5 points";
  view.reader.reset();
  view.awaited = Side::second;
  view.awaited_for = as_is("take or drop");
  view.moves = {{Side::first, "31: 8/5 6/5", false}, {Side::second, "64: 24/14", false}};
  view.turn_lines = {as_is("The score is 2 to 3"), as_is("fred doubles; the cube would be at 2")};
  expect_golden("backgammon_to_watcher", whole(words::board_mail(view, words::english())));
}

TEST(BoardMail, AReminderStatesTheRemainingTime) {
  expect_golden("reminder", whole(words::reminder_mail(sample_view(), 7 * day_long, words::english())));
}

TEST(BoardMail, HtmlHasTheSameTextAndEscapesUserText) {
  words::BoardView view = sample_view();
  view.board_html = "<table></table>\n";
  view.comments = {{"barney", "<script>alert(1)</script>"}};
  const words::MailText mail = words::board_mail(view, words::english());
  EXPECT_EQ(mail.html.find("<script"), std::string::npos);
  EXPECT_NE(mail.html.find("&lt;script&gt;"), std::string::npos);
  EXPECT_NE(mail.html.find("<table></table>"), std::string::npos);
  // In HTML, the table replaces the board drawn in characters.
  EXPECT_EQ(mail.html.find("*C*"), std::string::npos);
  EXPECT_NE(mail.text.find("*C*"), std::string::npos);
}

TEST(BoardMail, HostileTextsStayInTheirLines) {
  words::BoardView view = sample_view();
  view.comments = {{"barney", std::string(100000, 'x')}};
  view.notices = {as_is("a\r\nBcc: all@example\r\n\r\nbody")};
  view.players[0].name = "fr\ned";
  const words::MailText mail = words::board_mail(view, words::english());
  EXPECT_EQ(mail.subject.find('\n'), std::string::npos);
  EXPECT_EQ(mail.text.find("\nBcc"), std::string::npos);
  EXPECT_EQ(mail.text.find('\r'), std::string::npos);
  EXPECT_LE(widest_line(mail.text), 78U);
}

TEST(MoveList, BeginsWithAGapIfTheSecondSeatMovedFirst) {
  const std::vector<words::PlyShown> moves{{Side::second, "e5", false}, {Side::first, "Nf3", false}};
  std::string out;
  words::add_move_list(out, moves, true, words::english());
  EXPECT_EQ(out, "  1. ...  e5     2. Nf3\n");
}

TEST(OfferMail, ChallengeAndItsEndAreWritten) {
  words::OfferView view;
  view.game = "Chess";
  view.board = 117;
  view.challenger = "barney";
  view.opponent = "fred";
  view.players[0] = {.name = "fred", .side = "White", .rating = words::RatingShown{1623, false}};
  view.players[1] = {.name = "barney", .side = "Black"};
  view.terms = {as_is("3 days a move"), Phrase("terms.rated"_text)};
  view.expires_in = 14 * day_long;
  view.comment = "Again?";
  view.moves_first = true;
  view.examples = {"e4"};
  expect_golden("challenge", whole(words::challenge_mail(view, words::english())));
  view.comment.clear();
  expect_golden("challenge_sent", whole(words::challenge_sent_mail(view, words::english())));
  expect_golden("challenge_declined",
                whole(words::offer_end_mail(view, words::OfferEnd::declined, "too fast", words::english())));
  view.opponent.clear();
  EXPECT_EQ(words::offer_end_mail(view, words::OfferEnd::expired, "", words::english()).text,
            "No player answered the challenge to Chess, board 117, in time. No ratings\nchanged.\n");
  EXPECT_EQ(words::challenge_mail(view, words::english()).subject, "Chess challenge 117");
}

}  // namespace
}  // namespace mt::server
