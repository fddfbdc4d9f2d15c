#include "movetext/server/words/account_mail.hpp"

#include "movetext/server/words/lists.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mt::server::words {
namespace {

struct Question {
  Phrase subject;
  Phrase text;
  std::vector<std::string_view> commands{};  // commands after the text, each in its own paragraph
};

Question question_of_several(const ConfirmationView& view) {
  Question out;
  std::string_view rest = view.command;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    out.commands.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  out.subject = {"confirm.subject-commands"_text,
                 {{"number", out.commands.size()}, {"command", out.commands.front()}}};
  out.text = {"confirm.commands"_text, {{"name", view.name}}};
  return out;
}

Question question_of(const ConfirmationView& view) {
  if (view.command.find('\n') != std::string::npos) return question_of_several(view);
  const auto phrase = [&](TextKey key) {
    return Phrase(key, {{"name", view.name}, {"address", view.address}, {"command", view.command}});
  };
  return {phrase(view.asks.subject), phrase(view.asks.text)};
}

// Adds a command and an explanation of its purpose.
void add_example(std::string& lines, const std::string& command, const std::string& meaning) {
  constexpr std::size_t width = 40;
  lines.append("  ").append(harmless(command, line_width - 2));
  if (columns_of(command) > width)
    lines.append("\n").append(width + 4, ' ');
  else
    lines.append(width + 2 - columns_of(command), ' ');
  lines.append(meaning).append("\n");
}

void add_board(MailBody& body, const DigestBoard& board) {
  body.gap();
  body.paragraph({"digest.board"_text, {{"board", board.board}, {"move", board.last_move}}});
  body.lines("  " + harmless(board.reply_to, 200) + '\n');
  if (board.board_text.empty()) return;
  body.gap();
  body.lines(board.board_text);
}

void add_games(MailBody& body, std::span<const GameLine> games) {
  body.gap();
  body.lines(games_list(games, body.language()));
}

}  // namespace

MailText confirmation_mail(const ConfirmationView& view, const Language& language) {
  const Question question = question_of(view);
  MailBody body(language, false);
  body.paragraph(question.text);
  body.gap();
  for (const std::string_view command : question.commands) body.paragraph(command);
  body.gap();
  body.paragraph({"confirm.how-to-answer"_text, {{"yes", "yes"}, {"for-good", view.for_good}}});
  body.gap();
  body.paragraph({"confirm.if-not"_text, {{"no", "no"}, {"length", Length{view.expires_in}}}});
  constexpr std::size_t longest_subject = 150;
  const std::string subject = harmless(say(language, question.subject), longest_subject);
  return body.finish({"confirm.subject"_text, {{"subject", subject}}});
}

MailText welcome_mail(const WelcomeView& view, const Language& language) {
  MailBody body(language, false);
  body.paragraph({"welcome.account-is-open"_text, {{"name", view.name}}});
  body.gap();
  body.paragraph({"welcome.by-mail"_text, {{"address", view.address}}});
  const std::string game = view.games.empty() ? "draughts" : view.games.front();
  std::string lines;
  add_example(lines, "help tutorial", say(language, Phrase("welcome.tutorial"_text)));
  add_example(lines, game + " standings", say(language, Phrase("welcome.standings"_text)));
  const std::string opponent = say(language, Phrase("welcome.opponent"_text));
  add_example(lines, game + " challenge " + view.name + ' ' + opponent,
              say(language, Phrase("welcome.challenge"_text)));
  body.gap();
  body.lines(lines);
  body.gap();
  body.paragraph(Phrase("welcome.boards"_text));
  if (!view.games.empty()) body.paragraph({"welcome.games"_text, {{"games", listed(view.games)}}});
  if (!view.link.empty()) body.paragraph({"welcome.link"_text, {{"link", view.link}}});
  return body.finish({"welcome.subject"_text, {{"name", harmless(view.name, 40)}}});
}

MailText notice_mail(std::string_view subject, std::string_view name, std::span<const std::string> details,
                     const Language& language) {
  MailBody body(language, false);
  body.paragraph({"notice.to"_text, {{"name", name}}});
  for (const std::string& detail : details) {
    body.gap();
    body.paragraph(detail);
  }
  return body.finish(harmless(subject, 200));
}

MailText digest_mail(std::string_view name, std::span<const GameLine> awaiting,
                     std::span<const GameLine> others, std::span<const DigestBoard> boards,
                     const Language& language) {
  MailBody body(language, false);
  body.paragraph({"digest.waiting"_text, {{"boards", awaiting.size()}, {"name", name}}});
  if (!awaiting.empty()) add_games(body, awaiting);
  if (!others.empty()) {
    body.gap();
    body.paragraph(Phrase("digest.others"_text));
    add_games(body, others);
  }
  for (const DigestBoard& board : boards) add_board(body, board);
  body.footer({"digest.how-to-end"_text, {{"command", "set digest=off"}}});
  return body.finish({"digest.subject"_text, {{"name", name}, {"boards", awaiting.size()}}});
}

}  // namespace mt::server::words
