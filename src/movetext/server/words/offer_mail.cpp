#include "movetext/server/words/offer_mail.hpp"

#include "movetext/server/words/examples.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/player_name.hpp"
#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <string>
#include <vector>

namespace mt::server::words {
namespace {

Phrase subject_of(const OfferView& view, const FieldValue& last) {
  return {"offer.subject"_text,
          {{"game", Term(view.game)},
           {"board", view.board},
           {"last", last},
           {"commented", !view.comment.empty()}}};
}

// Returns "Draughts (russian, 8x8), board 101".
Phrase game_phrase(const OfferView& view) {
  return {"offer.game"_text, {{"game", Term(view.game)}, {"variant", view.variant}}};
}

void add_terms(MailBody& body, const OfferView& view) {
  const Language& language = body.language();
  std::string lines;
  for (const PlayerShown& player : view.players) {
    const bool is_rated = player.rating && !player.name.empty();
    lines += "  " + say(language, {"offer.player"_text,
                                   {{"side", harmless(word_for(language, player.side), 20)},
                                    {"name", player_name(language, player.name, player.is_engine)},
                                    {"rating", is_rated ? rating_words(*player.rating) : std::string()}}});
    lines += '\n';
  }
  for (const Phrase& term : view.terms) add_wrapped(lines, say(language, term), 2, 2);
  body.gap();
  body.lines(lines);
}

void add_rest(MailBody& body, const OfferView& view) {
  add_terms(body, view);
  if (!view.board_text.empty()) {
    body.gap();
    body.board(view.board_text, view.board_html);
  }
  if (!view.comment.empty())
    body.comment({"comment-of"_text, {{"name", harmless(view.challenger, 30)}}}, view.comment);
  if (view.expires_in) {
    body.gap();
    body.paragraph({"offer.stands-for"_text, {{"length", Length{*view.expires_in}}}});
  }
}

struct EndTexts {
  TextKey text;
  TextKey subject;  // text for the end of the subject
};
EndTexts texts_of(OfferEnd end) {
  switch (end) {
    case OfferEnd::declined:
      break;
    case OfferEnd::withdrawn:
      return {"offer.withdrawn"_text, "offer.subject-withdrawn"_text};
    case OfferEnd::expired:
      return {"offer.expired"_text, "offer.subject-expired"_text};
  }
  return {"offer.declined"_text, "offer.subject-declined"_text};
}

}  // namespace

MailText challenge_mail(const OfferView& view, const Language& language) {
  MailBody body(language, !view.board_html.empty());
  body.paragraph({view.opponent.empty() ? "offer.to-all"_text : "offer.to-you"_text,
                  {{"name", view.challenger}, {"game", game_phrase(view)}, {"board", view.board}}});
  add_rest(body, view);
  std::vector<std::string> how;
  how.push_back(say(language, {"offer.how-to-answer"_text, {{"accept", "accept"}, {"decline", "decline"}}}));
  how.push_back(say(language, {"offer.why-decline"_text,
                               {{"commands",
                                 "decline later, decline too-fast, decline too-slow, decline time, decline "
                                 "rated, decline casual, decline variant"}}}));
  if (view.moves_first) add_examples(how, "offer.answer-with-move"_text, view.examples, language);
  body.footer(how);
  return body.finish(subject_of(view, view.opponent));
}

MailText challenge_sent_mail(const OfferView& view, const Language& language) {
  MailBody body(language, !view.board_html.empty());
  body.paragraph({"offer.sent"_text,
                  {{"game", Term(view.game)},
                   {"variant", view.variant},
                   {"opponent", view.opponent},
                   {"board", view.board}}});
  add_rest(body, view);
  body.footer({"offer.take-back"_text, {{"command", "withdraw"}}});
  return body.finish(subject_of(view, view.opponent));
}

MailText offer_end_mail(const OfferView& view, OfferEnd end, std::string_view reason,
                        const Language& language) {
  MailBody body(language, !view.board_html.empty());
  const EndTexts texts = texts_of(end);
  body.paragraph({texts.text,
                  {{"opponent", view.opponent},
                   {"challenger", view.challenger},
                   {"game", game_phrase(view)},
                   {"board", view.board},
                   {"reason", Term(reason)}}});
  if (!view.comment.empty()) body.comment({}, view.comment);
  return body.finish(subject_of(view, Phrase(texts.subject)));
}

}  // namespace mt::server::words
