#include "movetext/server/words/board_mail.hpp"

#include "movetext/server/words/examples.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/move_list.hpp"
#include "movetext/server/words/player_name.hpp"
#include "movetext/server/words/quantities.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/any_case.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::server::words {
namespace {

const PlayerShown& player(const BoardView& view, Side seat) {
  return view.players[static_cast<std::size_t>(seat)];
}

// Returns the text of the phrase with a full stop, unless it already ends with a punctuation mark.
std::string sentence(const Language& language, const Phrase& phrase) {
  std::string text = say(language, phrase);
  if (text.empty() || std::string_view(".!?:").find(text.back()) != std::string_view::npos) return text;
  return say(language, {"sentence"_text, {{"text", text}}});
}

void add_sentence(MailBody& body, const Phrase& phrase) {
  body.paragraph(sentence(body.language(), phrase));
}

// Returns a table of the two players: side, name, rating.
std::string players_table(const BoardView& view, const Language& language) {
  std::array<std::string, 2> sides;
  std::array<std::string, 2> names;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const std::string side = harmless(word_for(language, view.players[i].side), 20);
    sides[i] = say(language, {"board.side"_text, {{"side", side}}});
    names[i] = player_name(language, view.players[i].name, view.players[i].is_engine);
  }
  const std::size_t side_width = std::max(columns_of(sides[0]), columns_of(sides[1]));
  const std::size_t name_width = std::max(columns_of(names[0]), columns_of(names[1]));
  std::string lines;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    lines += "  " + sides[i];
    lines.append(side_width - columns_of(sides[i]) + 1, ' ').append(names[i]);
    if (const auto& rating = view.players[i].rating)
      lines.append(name_width - columns_of(names[i]) + 2, ' ').append(rating_words(*rating));
    lines += '\n';
  }
  return lines;
}

void add_heading(MailBody& body, const BoardView& view) {
  body.paragraph({"board.heading"_text,
                  {{"game", Term(view.game)},
                   {"board", view.board},
                   {"variant", view.variant},
                   {"terms", joined(view.terms)}}});
  body.gap();
  body.lines(players_table(view, body.language()));
}

Phrase turn_phrase(const BoardView& view) {
  if (!view.awaited) return view.result.empty() ? Phrase("board.over"_text) : view.result;
  const PlayerShown& awaited = player(view, *view.awaited);
  return {view.reader == view.awaited ? "board.your-turn"_text : "board.turn-of"_text,
          {{"name", awaited.name},
           {"side", Term(awaited.side)},
           {"for", view.awaited_for},
           {"half-move", view.ply + 1}}};
}

void add_ratings(MailBody& body, const BoardView& view) {
  if (view.rating_changes.empty()) return;
  body.gap();
  for (const RatingChange& change : view.rating_changes)
    body.paragraph({"board.rating-change"_text,
                    {{"name", change.name},
                     {"before", rating_words({change.before, false})},
                     {"after", rating_words({change.after, false})}}});
}

void add_moves(MailBody& body, const BoardView& view) {
  if (view.moves.empty()) return;
  const bool over = !view.awaited;
  const bool all = over || view.moves.size() <= 2 * recent_rows;
  std::string list = say(body.language(), Phrase(all ? "board.moves"_text : "board.last-moves"_text)) + '\n';
  add_move_list(list, view.moves, over, body.language());
  body.gap();
  body.lines(list);
}

void add_comments(MailBody& body, const BoardView& view) {
  for (const CommentShown& comment : view.comments) {
    const Phrase heading = comment.by.empty()
                               ? Phrase("comment-of-server"_text)
                               : Phrase("comment-of"_text, {{"name", harmless(comment.by, 30)}});
    body.comment(heading, comment.text);
  }
}

void add_clocks(MailBody& body, const BoardView& view) {
  if (!view.awaited) return;
  std::vector<Phrase> clocks;
  for (const PlayerShown& one : view.players) {
    if (one.time_left)
      clocks.push_back({"board.clock"_text,
                        {{"name", one.name}, {"left", Length{*one.time_left}}, {"on-leave", one.on_leave}}});
    else if (one.on_leave)
      clocks.push_back({"board.on-leave"_text, {{"name", one.name}}});
  }
  if (clocks.empty()) return;
  body.gap();
  body.paragraph({"board.clocks"_text, {{"clocks", listed(clocks)}}});
}

std::vector<std::string> how_to_answer(const BoardView& view, const Language& language) {
  std::vector<std::string> out;
  const auto add = [&](const Phrase& phrase) { out.push_back(say(language, phrase)); };
  if (!view.reader) {
    const std::string game = text::small_letters(view.game);
    add({"board.you-watch"_text, {{"command", game + " unsubscribe " + std::to_string(view.board)}}});
    return out;
  }
  if (!view.awaited) {
    add({"board.rematch"_text, {{"command", "rematch"}}});
  } else if (view.awaited == view.reader) {
    add_examples(out, "board.answer-with-move"_text, view.examples, language);
    add({"board.other-answers"_text, {{"commands", joined(view.answers)}}});
  } else {
    add({"board.answers"_text, {{"commands", joined(view.answers)}}});
  }
  if (!view.reply_to.empty()) add({"board.your-address"_text, {{"address", view.reply_to}}});
  return out;
}

Phrase subject_of(const BoardView& view) {
  return {"board.subject"_text,
          {{"game", Term(harmless(view.game, 40))},
           {"board", view.board},
           {"name", view.awaited ? player(view, *view.awaited).name : std::string()},
           {"commented", !view.comments.empty()}}};
}

MailText write(const BoardView& view, const Language& language, const Phrase& subject,
               const Phrase& first_notice) {
  MailBody body(language, !view.board_html.empty());
  add_heading(body, view);
  body.gap();
  if (!first_notice.empty()) add_sentence(body, first_notice);
  for (const Phrase& notice : view.notices) add_sentence(body, notice);
  body.gap();
  for (const Phrase& line : view.turn_lines) add_sentence(body, line);
  add_sentence(body, turn_phrase(view));
  if (!view.queued.empty()) body.paragraph({"board.queued"_text, {{"moves", view.queued}}});
  add_ratings(body, view);
  add_moves(body, view);
  body.gap();
  body.board(view.board_text, view.board_html);
  if (!view.subscribers.empty()) {
    body.gap();
    body.paragraph({"board.watched-by"_text, {{"names", listed(view.subscribers)}}});
  }
  add_comments(body, view);
  add_clocks(body, view);
  body.footer(how_to_answer(view, language));
  return body.finish(subject);
}

}  // namespace

MailText board_mail(const BoardView& view, const Language& language) {
  const Phrase subject = subject_of(view);
  return write(view, language,
               view.is_new ? Phrase("board.subject-of-new"_text, {{"subject", subject}}) : subject, {});
}

MailText reminder_mail(const BoardView& view, Duration waited, const Language& language) {
  const Phrase subject("board.subject-of-reminder"_text, {{"subject", subject_of(view)}});
  if (!view.awaited) return write(view, language, subject, {});
  const PlayerShown& awaited = player(view, *view.awaited);
  const Phrase left =
      awaited.time_left ? Phrase("board.time-left"_text, {{"left", Length{*awaited.time_left}}}) : Phrase();
  const bool is_reader = view.reader == view.awaited;
  return write(view, language, subject,
               {is_reader ? "board.your-turn-for"_text : "board.turn-of-for"_text,
                {{"name", awaited.name}, {"waited", Length{waited}}, {"left", left}}});
}

MailText chat_mail(const BoardView& view, const Language& language) {
  MailBody body(language, !view.board_html.empty());
  body.paragraph({"chat.heading"_text,
                  {{"game", Term(view.game)},
                   {"board", view.board},
                   {"first", player(view, Side::first).name},
                   {"second", player(view, Side::second).name}}});
  add_comments(body, view);
  if (view.reader)
    body.footer({"chat.how-to-answer"_text, {{"command", "chat"}}});
  else
    body.footer(how_to_answer(view, language));
  return body.finish({"chat.subject"_text,
                      {{"game", Term(view.game)},
                       {"board", view.board},
                       {"name", view.comments.empty() ? std::string() : view.comments.front().by}}});
}

}  // namespace mt::server::words
