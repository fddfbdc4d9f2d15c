#include "movetext/server/words/offer_mail.hpp"

#include "movetext/server/words/examples.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/phrases.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <vector>

namespace mt::server::words {
namespace {

std::string subject_of(const OfferView& view, std::string_view last) {
  std::string out = view.game + " challenge " + std::to_string(view.board);
  if (!last.empty()) out.append(" ").append(last);
  if (!view.comment.empty()) out += " **";
  return harmless(out, 200);
}

std::string game_words(const OfferView& view) {
  return view.variant.empty() ? view.game : view.game + " (" + view.variant + ")";
}

void add_terms(MailBody& body, const OfferView& view) {
  std::string lines;
  for (const PlayerShown& player : view.players) {
    lines += "  " + harmless(player.side, 20) + ": ";
    lines += player.name.empty() ? "open" : harmless(player.name, 30);
    if (player.rating && !player.name.empty()) lines += "  " + rating_words(*player.rating);
    lines += '\n';
  }
  for (const std::string& term : view.terms) add_wrapped(lines, harmless(term), 2, 2);
  body.gap();
  body.lines(lines);
}

void add_rest(MailBody& body, const OfferView& view) {
  add_terms(body, view);
  if (!view.board_text.empty()) {
    body.gap();
    body.board(view.board_text, view.board_html);
  }
  if (!view.comment.empty()) {
    std::string text = harmless(view.challenger, 30) + " says:\n";
    add_wrapped_lines(text, view.comment, 2, 120);
    body.gap();
    body.lines(text);
  }
  if (view.expires_in) {
    body.gap();
    body.paragraph("The offer stands for " + duration_words(*view.expires_in) + ".");
  }
}

}  // namespace

MailText challenge_mail(const OfferView& view) {
  MailBody body(!view.board_html.empty());
  const std::string whom = view.opponent.empty() ? " looks for an opponent in " : " challenges you to ";
  body.paragraph(view.challenger + whom + game_words(view) + ", board " + std::to_string(view.board) + ".");
  add_rest(body, view);
  std::vector<std::string> how{"Answer this mail with one word in the first line: accept, or decline."};
  how.emplace_back(
      "You may say why you decline: decline later, decline too-fast, decline too-slow, decline time, "
      "decline rated, decline casual, decline variant.");
  if (view.moves_first)
    add_examples(how, "You begin: your first move accepts the challenge as well", view.examples);
  body.footer(how);
  return body.finish(subject_of(view, view.opponent));
}

MailText challenge_sent_mail(const OfferView& view) {
  MailBody body(!view.board_html.empty());
  const std::string to = view.opponent.empty() ? "whoever wants to play" : view.opponent;
  body.paragraph("Your challenge to " + game_words(view) + " is with " + to + ": board " +
                 std::to_string(view.board) + ". You get a mail when it is answered.");
  add_rest(body, view);
  body.footer({"To take it back, answer this mail with: withdraw"});
  return body.finish(subject_of(view, view.opponent));
}

MailText offer_end_mail(const OfferView& view, OfferEnd end, std::string_view reason) {
  MailBody body(!view.board_html.empty());
  const std::string board = game_words(view) + ", board " + std::to_string(view.board);
  const std::string opponent = view.opponent.empty() ? "Nobody" : view.opponent;
  std::string text;
  std::string_view word;
  switch (end) {
    case OfferEnd::declined:
      text = opponent + " declined the challenge to " + board;
      word = "declined";
      break;
    case OfferEnd::withdrawn:
      text = view.challenger + " took back the challenge to " + board;
      word = "withdrawn";
      break;
    case OfferEnd::expired:
      text = opponent + (view.opponent.empty() ? " answered" : " did not answer") + " the challenge to " +
             board + " in time";
      word = "expired";
      break;
  }
  if (!reason.empty()) text.append(": ").append(reason);
  body.paragraph(text + ". Nothing was rated.");
  if (!view.comment.empty()) {
    std::string said;
    add_wrapped_lines(said, view.comment, 2, 120);
    body.gap();
    body.lines(said);
  }
  return body.finish(subject_of(view, word));
}

}  // namespace mt::server::words
