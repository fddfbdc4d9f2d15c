#include "movetext/server/words/account_mail.hpp"

#include "movetext/server/words/lists.hpp"
#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/phrases.hpp"
#include "movetext/server/words/text_lines.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::server::words {
namespace {

struct Question {
  std::string subject;
  std::string text;
  std::vector<std::string_view> commands{};  // each in a paragraph of its own behind the text
};

Question question_of_several(const ConfirmationView& view) {
  Question out;
  std::string_view rest = view.command;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    out.commands.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  out.subject = std::to_string(out.commands.size()) + " commands, " + std::string(out.commands.front());
  out.text = "These came in the name of " + view.name + ", and are done one after the other:";
  return out;
}

Question question_of(const ConfirmationView& view) {
  switch (view.what) {
    case Confirmed::signup:
      return {"your account " + view.name, "Somebody, you as we hope, asked for the account " + view.name +
                                               " with the address " + view.address + "."};
    case Confirmed::address:
      return {"an address for " + view.name,
              "The account " + view.name + " wants its mail to go to " + view.address + " as well."};
    case Confirmed::command:
      if (view.command.find('\n') != std::string::npos) return question_of_several(view);
      return {view.command, "This came in the name of " + view.name + ": " + view.command};
    case Confirmed::resign:
      return {view.command, view.name + ", you are about to give up a game: " + view.command};
    case Confirmed::signoff:
      return {"closing the account " + view.name,
              "The account " + view.name + " is about to be closed. What becomes of its games: " +
                  (view.command.empty() ? "they are given up." : view.command)};
    case Confirmed::password:
      return {"a new password for " + view.name, "Somebody asked for a new password for " + view.name + "."};
  }
  return {};
}

// A command and what it is for.
void add_example(std::string& lines, const std::string& command, std::string_view meaning) {
  constexpr std::size_t width = 44;
  lines.append("  ").append(harmless(command, width));
  lines.append(width - std::min(width, columns_of(command)), ' ').append("  ").append(meaning).append("\n");
}

void add_board(MailBody& body, const DigestBoard& board) {
  body.gap();
  body.paragraph("Board " + std::to_string(board.board) +
                 (board.last_move.empty() ? std::string() : ", after " + board.last_move) +
                 "; your move goes to");
  body.lines("  " + harmless(board.reply_to, 200) + '\n');
  if (board.board_text.empty()) return;
  body.gap();
  body.lines(board.board_text);
}

}  // namespace

MailText confirmation_mail(const ConfirmationView& view) {
  const Question question = question_of(view);
  MailBody body(false);
  body.paragraph(question.text);
  body.gap();
  for (const std::string_view command : question.commands) body.paragraph(command);
  body.gap();
  const bool by_link = view.what == Confirmed::password && !view.link.empty();
  if (by_link) {
    body.paragraph("If that was you, choose one here:");
    body.paragraph(view.link);
  } else {
    const std::string how = "If you want that, answer this mail with yes as its first word";
    body.paragraph(how + (view.for_good ? ": it cannot be undone." : "."));
  }
  body.gap();
  body.paragraph(std::string(by_link ? "If not, do nothing" : "If not, do nothing, or answer no") +
                 ": nothing will be done. The question stands for " + duration_words(view.expires_in) +
                 (by_link ? ", and the link works once." : "."));
  return body.finish("Confirm: " + harmless(question.subject, 150));
}

MailText welcome_mail(const WelcomeView& view) {
  MailBody body(false);
  body.paragraph("Welcome, " + view.name + ". Your account is open.");
  body.gap();
  body.paragraph("All is done by mail to " + view.address +
                 ": one command in the subject, or several in the body, a line each.");
  const std::string game = view.games.empty() ? "draughts" : view.games.front();
  std::string lines;
  add_example(lines, "help tutorial", "a first game");
  add_example(lines, game + " standings", "who plays, who wants to");
  add_example(lines, game + " challenge " + view.name + " OPPONENT", "you begin");
  body.gap();
  body.lines(lines);
  body.gap();
  body.paragraph(
      "Boards come with an address of their own: answering such a mail with your move is all it "
      "takes, and no password is ever asked for by mail.");
  if (!view.games.empty()) body.paragraph("Games: " + listed(view.games) + ".");
  if (!view.link.empty()) body.paragraph("In the browser: " + view.link);
  return body.finish("Welcome, " + harmless(view.name, 40));
}

MailText notice_mail(std::string_view subject, std::string_view name, std::span<const std::string> details) {
  MailBody body(false);
  body.paragraph("To " + std::string(name) + ":");
  for (const std::string& detail : details) {
    body.gap();
    body.paragraph(detail);
  }
  return body.finish(harmless(subject, 200));
}

MailText digest_mail(std::string_view name, std::span<const GameLine> awaiting,
                     std::span<const GameLine> others, std::span<const DigestBoard> boards) {
  MailBody body(false);
  if (awaiting.empty()) {
    body.paragraph("No board waits for you, " + std::string(name) + ".");
  } else {
    body.paragraph(counted(awaiting.size(), "board") + (awaiting.size() == 1 ? " waits" : " wait") +
                   " for you, " + std::string(name) + ":");
    body.gap();
    body.lines(games_list(awaiting));
  }
  if (!others.empty()) {
    body.gap();
    body.paragraph("Your other boards:");
    body.gap();
    body.lines(games_list(others));
  }
  for (const DigestBoard& board : boards) add_board(body, board);
  body.footer({"To get each board by itself again, send: set digest=off"});
  std::string subject = "Boards of " + std::string(name);
  if (!awaiting.empty()) subject += ": your turn on " + std::to_string(awaiting.size());
  return body.finish(harmless(subject, 200));
}

}  // namespace mt::server::words
