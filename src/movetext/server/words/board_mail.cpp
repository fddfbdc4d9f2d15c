#include "movetext/server/words/board_mail.hpp"

#include "movetext/server/words/examples.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/move_list.hpp"
#include "movetext/server/words/phrases.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/join.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::server::words {
namespace {

constexpr std::size_t most_comment_lines = 120;

const PlayerShown& player(const BoardView& view, Side seat) {
  return view.players[static_cast<std::size_t>(seat)];
}

// A sentence: what has no mark at its end gets a full stop.
std::string sentence(std::string text) {
  if (!text.empty() && std::string_view(".!?:").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

void add_heading(MailBody& body, const BoardView& view) {
  std::string heading = view.game + " Board " + std::to_string(view.board);
  if (!view.variant.empty()) heading += ", " + view.variant;
  if (!view.terms.empty()) heading += "; " + view.terms;
  body.paragraph(heading);
  body.gap();
  std::array<std::string, 2> sides;
  std::array<std::string, 2> names;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    sides[i] = harmless(view.players[i].side, 20) + ":";
    names[i] = harmless(view.players[i].name, 30);
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
  body.lines(lines);
}

std::string turn_sentence(const BoardView& view) {
  if (!view.awaited) return sentence(view.result.empty() ? "The game is over" : view.result);
  const PlayerShown& awaited = player(view, *view.awaited);
  const bool is_reader = view.reader == view.awaited;
  std::string text = is_reader ? "It is your turn, " + awaited.name : "It is the turn of " + awaited.name;
  if (!awaited.side.empty()) text += " (" + awaited.side + ")";
  if (!view.awaited_for.empty()) text += ", " + view.awaited_for;
  return sentence(text + ", half-move " + std::to_string(view.ply + 1));
}

void add_ratings(MailBody& body, const BoardView& view) {
  if (view.rating_changes.empty()) return;
  body.gap();
  for (const RatingChange& change : view.rating_changes) {
    std::string line = "Rating of " + change.name + ": ";
    line.append(rating_words({change.before, false}))
        .append(" -> ")
        .append(rating_words({change.after, false}));
    body.paragraph(line);
  }
}

void add_moves(MailBody& body, const BoardView& view) {
  if (view.moves.empty()) return;
  const bool over = !view.awaited;
  std::string list = over || view.moves.size() <= 2 * recent_rows ? "Moves:\n" : "The last moves:\n";
  add_move_list(list, view.moves, over);
  body.gap();
  body.lines(list);
}

void add_comments(MailBody& body, const BoardView& view) {
  for (const CommentShown& comment : view.comments) {
    body.gap();
    std::string text = comment.by.empty() ? "The server says:\n" : harmless(comment.by, 30) + " says:\n";
    add_wrapped_lines(text, comment.text, 2, most_comment_lines);
    body.lines(text);
  }
}

void add_clocks(MailBody& body, const BoardView& view) {
  std::vector<std::string> clocks;
  for (const PlayerShown& one : view.players) {
    std::string clock = one.name;
    if (one.time_left) clock += " has " + duration_words(*one.time_left);
    if (one.on_leave) clock += one.time_left ? " (on leave)" : " is on leave";
    if (one.time_left || one.on_leave) clocks.push_back(std::move(clock));
  }
  if (clocks.empty() || !view.awaited) return;
  body.gap();
  body.paragraph("Clocks: " + listed(clocks) + ".");
}

std::vector<std::string> how_to_answer(const BoardView& view) {
  std::string game;
  for (const char c : view.game) game += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  if (!view.reader)
    return {"You watch this game. To end that, send: " + game + " unsubscribe " + std::to_string(view.board)};
  std::vector<std::string> out;
  if (!view.awaited) {
    out.emplace_back("For another game answer this mail with: rematch");
  } else if (view.awaited == view.reader) {
    add_examples(out, "Answer this mail; what you play stands in the first line", view.examples);
    out.push_back("Other answers: " + text::joined(view.answers, ", ") +
                  ". Behind an empty line: a comment.");
  } else {
    out.push_back("You may answer this mail with: " + text::joined(view.answers, ", "));
  }
  if (!view.reply_to.empty()) out.push_back("Your address of this game: " + view.reply_to);
  return out;
}

MailText write(const BoardView& view, std::string subject, const std::string& first_notice) {
  MailBody body(!view.board_html.empty());
  add_heading(body, view);
  body.gap();
  if (!first_notice.empty()) body.paragraph(sentence(first_notice));
  for (const std::string& notice : view.notices) body.paragraph(sentence(notice));
  body.gap();
  for (const std::string& line : view.turn_lines) body.paragraph(sentence(line));
  body.paragraph(turn_sentence(view));
  if (!view.queued.empty()) body.paragraph("You have queued: " + view.queued);
  add_ratings(body, view);
  add_moves(body, view);
  body.gap();
  body.board(view.board_text, view.board_html);
  if (!view.subscribers.empty()) {
    body.gap();
    body.paragraph("Watched by " + listed(view.subscribers) + ".");
  }
  add_comments(body, view);
  add_clocks(body, view);
  body.footer(how_to_answer(view));
  return body.finish(std::move(subject));
}

}  // namespace

MailText board_mail(const BoardView& view) {
  return write(view, (view.is_new ? "New " : "") + board_subject(view), {});
}

MailText reminder_mail(const BoardView& view, Duration waited) {
  std::string notice = "It has been the turn of ";
  if (!view.awaited) return write(view, "Nag: " + board_subject(view), {});
  const PlayerShown& awaited = player(view, *view.awaited);
  notice = view.reader == view.awaited ? "It has been your turn for " : notice + awaited.name + " for ";
  notice += duration_words(waited);
  if (awaited.time_left) notice += "; " + duration_words(*awaited.time_left) + " left";
  return write(view, "Nag: " + board_subject(view), notice);
}

MailText chat_mail(const BoardView& view) {
  const std::string by = view.comments.empty() ? "" : view.comments.front().by;
  MailBody body(!view.board_html.empty());
  const PlayerShown& first = player(view, Side::first);
  const PlayerShown& second = player(view, Side::second);
  body.paragraph(view.game + " Board " + std::to_string(view.board) + ": " + first.name + " against " +
                 second.name);
  add_comments(body, view);
  if (view.reader)
    body.footer({"To answer all on this board: chat in the first line, your text behind it."});
  else
    body.footer(how_to_answer(view));
  std::string subject = view.game + " chat " + std::to_string(view.board);
  if (!by.empty()) subject += " " + by;
  return body.finish(harmless(subject, 200));
}

}  // namespace mt::server::words
