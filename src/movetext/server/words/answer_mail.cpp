#include "movetext/server/words/answer_mail.hpp"

#include "movetext/server/words/mail_body.hpp"
#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/any_case.hpp"

#include <algorithm>
#include <string_view>

namespace mt::server::words {
namespace {

constexpr std::size_t longest_message = 1000;  // in bytes
constexpr std::size_t most_legal_moves = 400;  // maximum number of listed moves; a longer list would not help

TextKey text_of(CommandOutcome::Kind kind) {
  switch (kind) {
    case CommandOutcome::Kind::done:
      return "answer.done"_text;
    case CommandOutcome::Kind::waits:
      return "answer.waits"_text;
    case CommandOutcome::Kind::refused:
      return "answer.refused"_text;
    case CommandOutcome::Kind::not_run:
      return "answer.not-run"_text;
  }
  return {};
}

void add_outcomes(MailBody& body, const AnswerView& view) {
  const Language& language = body.language();
  std::string lines;
  for (const CommandOutcome& outcome : view.outcomes) {
    lines += "> ";
    lines += outcome.read.empty() ? say(language, Phrase("answer.nothing-read"_text))
                                  : harmless(outcome.read, line_width - 2);
    lines += '\n';
    const std::string message = harmless(say(language, outcome.phrase), longest_message);
    const std::string hint = harmless(hint_of(language, outcome.phrase), longest_message);
    add_wrapped(lines, say(language, {text_of(outcome.kind), {{"message", message}}}), 2, 2);
    if (!hint.empty()) add_wrapped(lines, hint, 2, 2);
  }
  body.lines(lines);
}

void add_legal_moves(MailBody& body, const std::vector<std::string>& moves, bool go_on) {
  if (moves.empty()) return;
  const std::size_t shown = std::min(moves.size(), most_legal_moves);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < shown; ++i) words.push_back(harmless(moves[i], 70));
  std::string lines =
      say(body.language(), Phrase(go_on ? "answer.moves-with-it"_text : "answer.legal-moves"_text)) + '\n';
  add_in_columns(lines, words);
  if (shown < moves.size())
    lines +=
        "  " + say(body.language(), {"answer.more-moves"_text, {{"number", moves.size() - shown}}}) + '\n';
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

MailText answer_mail(const AnswerView& view, const Language& language) {
  MailBody body(language, !view.board_html.empty());
  if (!view.outcomes.empty()) {
    body.paragraph({"answer.heading"_text, {{"name", view.name}}});
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
  if (is_refused)
    body.footer({"answer.help"_text, {{"commands", "help commands"}, {"tutorial", "help tutorial"}}});
  // The prefix is "Re:" in every language, because mail programs and filters recognize it.
  const std::string subject = harmless(view.subject, 150);
  if (text::begins_in_any_case(subject, "re:")) return body.finish(subject);
  return body.finish("Re: " +
                     (subject.empty() ? say(language, Phrase("answer.subject-of-none"_text)) : subject));
}

}  // namespace mt::server::words
