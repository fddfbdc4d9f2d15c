#include "movetext/server/words/answer_mail.hpp"

#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <string_view>

namespace mt::server::words {
namespace {

constexpr std::size_t most_legal_moves = 400;  // beyond, the list helps nobody

void add_outcomes(MailBody& body, const AnswerView& view) {
  std::string lines;
  for (const CommandOutcome& outcome : view.outcomes) {
    lines += "> ";
    lines += outcome.read.empty() ? "(nothing)" : harmless(outcome.read, line_width - 2);
    lines += '\n';
    std::string said(word_of(outcome.kind));
    if (!outcome.message.empty()) said += ": " + harmless(outcome.message, 1000);
    add_wrapped(lines, said, 2, 2);
    if (!outcome.hint.empty()) add_wrapped(lines, harmless(outcome.hint, 1000), 2, 2);
  }
  body.lines(lines);
}

void add_legal_moves(MailBody& body, const std::vector<std::string>& moves, bool go_on) {
  if (moves.empty()) return;
  const std::size_t shown = std::min(moves.size(), most_legal_moves);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < shown; ++i) words.push_back(harmless(moves[i], 70));
  std::string lines = go_on ? "Moves with it:\n" : "Legal moves:\n";
  add_in_columns(lines, words);
  if (shown < moves.size()) lines += "  and " + std::to_string(moves.size() - shown) + " more\n";
  body.gap();
  body.lines(lines);
}

}  // namespace

std::string_view word_of(CommandOutcome::Kind kind) {
  switch (kind) {
    case CommandOutcome::Kind::done:
      return "done";
    case CommandOutcome::Kind::waits:
      return "waits";
    case CommandOutcome::Kind::refused:
      return "refused";
    case CommandOutcome::Kind::not_run:
      return "not run";
  }
  return {};
}

MailText answer_mail(const AnswerView& view) {
  MailBody body(!view.board_html.empty());
  if (!view.outcomes.empty()) {
    body.paragraph(view.name.empty() ? "This is what was read of your mail:"
                                     : "This is what was read of your mail, " + view.name + ":");
    body.gap();
    add_outcomes(body, view);
  }
  add_legal_moves(body, view.legal_moves, view.moves_go_on);
  if (!view.board_text.empty()) {
    body.gap();
    body.board(view.board_text, view.board_html);
  }
  for (const std::string& page : view.pages) {
    body.gap();
    body.lines(page);
  }
  const bool is_refused = std::any_of(view.outcomes.begin(), view.outcomes.end(), [](const auto& outcome) {
    return outcome.kind == CommandOutcome::Kind::refused;
  });
  if (is_refused) body.footer({"All commands: help commands. A first game, step by step: help tutorial."});
  const std::string subject = harmless(view.subject, 150);
  if (text::same_in_any_case(std::string_view(subject).substr(0, 3), "re:")) return body.finish(subject);
  return body.finish("Re: " + (subject.empty() ? std::string("your mail") : subject));
}

}  // namespace mt::server::words
