// Writes mails that contain hostile texts. No line may be too long, the output must be printable, and texts
// of users must not become HTML.
#include "movetext/server/words/answer_mail.hpp"
#include "movetext/server/words/board_mail.hpp"
#include "movetext/server/words/help_page.hpp"
#include "movetext/server/words/offer_mail.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace mt::server;

void require(bool condition) {
  if (!condition) std::abort();
}

void check_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    require(end != std::string_view::npos);
    require(words::columns_of(text.substr(at, end - at)) <= words::line_width);
    at = end + 1;
  }
  for (const char c : text) require(c == '\n' || (static_cast<unsigned char>(c) >= ' ' && c != '\x7F'));
}

// Returns a phrase that contains a user's text.
Phrase notice_with(std::string_view text) {
  return {"notice.rolled"_text, {{"name", text}, {"dice", text}}};
}

void check(const words::MailText& letter) {
  check_text(letter.text);
  require(letter.subject.size() <= 210);
  for (const char c : letter.subject) require(static_cast<unsigned char>(c) >= ' ' && c != '\x7F');
  require(letter.html.find("<script") == std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t cut = data[0] % size;
  const std::string one(reinterpret_cast<const char*>(data), cut);
  const std::string two(reinterpret_cast<const char*>(data) + cut, size - cut);

  words::BoardView board;
  board.game = one;
  board.variant = two;
  board.players[0].name = two;
  board.players[1].side = one;
  board.awaited = mt::Side::first;
  board.notices = {notice_with(one), notice_with(two)};
  board.turn_lines = {notice_with(two)};
  board.result = notice_with(one);
  board.moves = {{mt::Side::second, two, true}, {mt::Side::first, one, false}};
  board.comments = {{one, two}};
  board.queued = two;
  board.subscribers = {one, two, one};
  board.reply_to = two;
  board.board_html = "<table></table>\n";
  check(words::board_mail(board, words::english()));
  check(words::reminder_mail(board, static_cast<Duration>(size), words::english()));
  check(words::chat_mail(board, words::english()));

  words::OfferView offer;
  offer.game = two;
  offer.challenger = one;
  offer.terms = {notice_with(one), notice_with(two)};
  offer.comment = two;
  check(words::challenge_mail(offer, words::english()));
  check(words::offer_end_mail(offer, words::OfferEnd::declined, two, words::english()));

  words::AnswerView answer;
  answer.subject = two;
  answer.outcomes = {{.kind = words::CommandOutcome::Kind::refused, .read = one, .phrase = notice_with(two)}};
  answer.legal_moves = {one, two, "32-28"};
  check(words::answer_mail(answer, words::english()));
  check_text(words::no_help_page(two, words::english()));
  const words::HelpContext server{"games.example",
                                  "play@games.example"};  // the addresses are settings, not users' texts
  if (const auto page = words::help_page(two, server, words::english())) check_text(*page);
  return 0;
}
