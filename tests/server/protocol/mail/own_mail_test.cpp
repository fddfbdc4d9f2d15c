// Tests that the server's own texts are recognized in a mail that repeats them without quotation marks, in
// lines of any width.
#include "movetext/server/protocol/mail/own_mail.hpp"

#include "movetext/server/words/account_mail.hpp"
#include "movetext/server/words/answer_mail.hpp"
#include "movetext/server/words/board_mail.hpp"
#include "movetext/server/words/offer_mail.hpp"
#include "movetext/text/blank.hpp"
#include "server/words/sample_views.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace mt::server {
namespace {

// Returns the text with each paragraph wrapped to lines of at most `width` bytes.
std::string rewrapped(const std::string& text, std::size_t width) {
  std::string out;
  std::size_t column = 0;
  for (const std::string_view line : protocol::split_lines(text)) {
    column = 0;
    for (std::size_t at = 0; at < line.size();) {
      const std::size_t end = std::min(line.find(' ', at), line.size());
      const std::size_t size = end - at;
      if (column > 0) (out += column + 1 + size > width ? "\n" : " ");
      column = column > 0 && column + 1 + size <= width ? column + 1 + size : size;
      out.append(line.substr(at, size));
      at = end + 1;
    }
    out += '\n';
  }
  return out;
}

bool is_recognised(const std::string& text) {
  const words::OwnTexts texts(words::languages());
  return protocol::begins_own_mail(protocol::split_lines(text), 0, texts);
}

// Returns mails of the server that begin with different texts. Each mail has all its optional parts.
std::vector<words::MailText> mails() {
  const words::Language& english = words::english();
  words::BoardView board = sample_view();
  board.terms = {{"terms.time-bank-up-to"_text,
                  {{"limit", Length{10 * day_long}},
                   {"increment", Length{36 * hour_long}},
                   {"most", Length{10 * day_long}}}},
                 Phrase("terms.not-rated"_text)};
  words::BoardView chess = sample_view();
  chess.game = "Chess";
  chess.variant = "";
  chess.comments = {{"barney", "hello"}};
  std::vector<words::MailText> mails{words::board_mail(board, english), words::board_mail(chess, english),
                                     words::chat_mail(chess, english)};
  const std::string name = "a-name-of-20-letters";
  for (const words::QuestionTexts asks :
       {words::QuestionTexts{"confirm.subject-signup"_text, "confirm.signup"_text},
        {"confirm.subject-command"_text, "confirm.command"_text}})
    mails.push_back(words::confirmation_mail({.asks = asks,
                                              .name = name,
                                              .address = "somebody.with.a.long.name@mail.example.org",
                                              .command = "x y"},
                                             english));
  mails.push_back(words::confirmation_mail({.asks = {},
                                            .name = name,
                                            .address = "",
                                            .command = "draughts move 101 fred * 32-28\nresign 102 fred *"},
                                           english));
  words::AnswerView answer;
  answer.name = name;
  answer.outcomes.emplace_back();
  mails.push_back(words::answer_mail(answer, english));
  words::OfferView offer;
  offer.game = "Draughts";
  offer.variant = "international, 10x10";
  offer.challenger = name;
  offer.opponent = "barney";
  offer.board = 101;
  mails.push_back(words::challenge_mail(offer, english));
  return mails;
}

TEST(OwnMail, BeginsWithATextThatIsRecognised) {
  for (const words::MailText& mail : mails())
    for (const std::size_t width : {1000, 78, 72, 66, 60, 50}) {
      const std::string text = rewrapped(mail.text, width);
      EXPECT_TRUE(is_recognised(text)) << width << '\n' << text;
    }
}

// If a player has removed the heading, the texts below it are recognized: the turn, the instructions and the
// address.
TEST(OwnMail, ContinuesWithTextsThatAreRecognised) {
  words::BoardView board = sample_view();
  board.reply_to = "play+101.5.aqwertyuiopasdfghjklzxcvbnm@a.long.name.of.a.host.example";
  for (const std::optional<Side> reader : {std::optional(Side::first), std::optional(Side::second)}) {
    board.reader = reader;
    const std::string text = words::board_mail(board, words::english()).text;
    const bool waits = reader == Side::first;
    for (const char* begin : {waits ? "It is your turn" : "fred (White) to move", "  +---+",
                              waits ? "Reply with your move" : "You may reply", "Your address"}) {
      const std::size_t at = text.find(begin);
      ASSERT_NE(at, std::string::npos) << begin << '\n' << text;
      EXPECT_TRUE(is_recognised(text.substr(at))) << begin;
      EXPECT_TRUE(is_recognised(*begin == ' ' ? text.substr(at) : rewrapped(text.substr(at), 60))) << begin;
    }
  }
}

TEST(OwnMail, LinesOfAPlayerAreNotAParagraphOfTheServer) {
  for (const char* text :
       {"It is your turn, Anna\n, half-move 17", "Chess Board 101\n; 21 days a move, rated", "+---+", "+-\n|",
        "+--+\nhello", "anna challenges you to Chess,\nboard 117."})
    EXPECT_FALSE(is_recognised(text)) << text;
}

}  // namespace
}  // namespace mt::server
