#include "movetext/server/words/mail_body.hpp"

#include "movetext/server/words/text_lines.hpp"
#include "movetext/text/markup.hpp"

#include <utility>

namespace mt::server::words {
namespace {

constexpr std::string_view html_begin =
    "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head>\n<body style=\"font-family:sans-serif\">\n";
constexpr std::string_view html_end = "</body></html>\n";

}  // namespace

void MailBody::add(std::string_view text) {
  if (gap_wanted_ && !text_.empty()) text_ += '\n';
  gap_wanted_ = false;
  text_ += text;
}

void MailBody::paragraph(std::string_view text) {
  std::string wrapped;
  const std::string clean = harmless(text);
  add_wrapped(wrapped, clean);
  add(wrapped);
  if (with_html_) html_.append("<p>").append(text::as_markup(clean)).append("</p>\n");
}

void MailBody::lines(std::string_view text) {
  add(text);
  if (!with_html_) return;
  html_ += "<div style=\"white-space:pre-wrap;font-family:monospace;margin:1em 0\">";
  html_.append(text::as_markup(text)).append("</div>\n");
}

void MailBody::comment(const Phrase& heading, std::string_view text) {
  constexpr std::size_t most_lines = 120;
  std::string whole = heading.empty() ? std::string() : say(language_, heading) + '\n';
  add_wrapped_lines(whole, text, 2, most_lines);
  gap();
  lines(whole);
}

void MailBody::board(std::string_view text, std::string_view html) {
  add(text);
  if (with_html_) html_ += html;
}

void MailBody::gap() {
  gap_wanted_ = true;
}

void MailBody::footer(const std::vector<std::string>& paragraphs) {
  if (paragraphs.empty()) return;
  gap();
  add("-- \n");
  if (with_html_) html_ += "<hr>\n";
  for (const std::string& text : paragraphs) text.starts_with("  ") ? lines(text + '\n') : paragraph(text);
}

MailText MailBody::finish(const Phrase& subject, std::size_t most) {
  return finish(harmless(say(language_, subject), most));
}

MailText MailBody::finish(std::string subject) {
  MailText mail{std::move(subject), std::move(text_), {}};
  if (with_html_) mail.html.append(html_begin).append(html_).append(html_end);
  return mail;
}

}  // namespace mt::server::words
