// Reads any bytes as an inbound mail. The first line of the input is the envelope sender.
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/order.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"
#include "movetext/server/protocol/mail/shown_mail.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace mt::server;

void must(bool good) {
  if (!good) std::abort();
}

void check_text(const std::string& text) {
  must(mt::text::is_utf8(text));
  must(std::none_of(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == '\x7F';
  }));
}

void check_letter(const protocol::InboundMail& letter, const protocol::IntakeLimits& limits) {
  check_text(letter.text);
  check_text(letter.comment);
  check_text(letter.subject);
  check_text(letter.display_name);
  must(letter.subject.find('\n') == std::string::npos && letter.from.find('\n') == std::string::npos);
  must(letter.text.size() <= limits.text && letter.comment.size() <= limits.comment);
  must(protocol::scrub_tokens(protocol::scrub_tokens(letter.comment)) ==
       protocol::scrub_tokens(letter.comment));
  for (const protocol::Attachment& attachment : letter.attachments)
    must(attachment.bytes.size() <= limits.attachment);
  for (const bool in_reply : {false, true}) {
    protocol::ReadingRules rules{.verbs = app::verbs()};
    rules.in_reply = in_reply;
    const protocol::Order order = protocol::read_order(letter, rules);
    must(!order.lines.empty() && order.lines.size() <= protocol::most_commands);
  }
}

void check_shown(const protocol::ShownMail& mail, const protocol::IntakeLimits& limits) {
  for (const std::string* line : {&mail.from, &mail.from_name, &mail.reply_to, &mail.date, &mail.subject}) {
    check_text(*line);
    must(line->find('\n') == std::string::npos);
  }
  check_text(mail.text);
  must(mail.text.size() <= limits.text && mail.references.size() <= 15);
  for (const protocol::Attachment& file : mail.attachments)
    must(file.bytes.size() <= limits.attachment && !file.name.empty() && file.name[0] != '.' &&
         file.name.find('/') == std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t line = std::min(input.find('\n'), size);
  const protocol::IntakeRules rules{{}, "play@games.example", "mx.games.example"};
  const auto read = protocol::parse_mail(input.substr(std::min(line + 1, size)), input.substr(0, line), rules,
                                         app::verbs());
  if (const auto* letter = std::get_if<protocol::InboundMail>(&read)) check_letter(*letter, rules.limits);
  const auto shown = protocol::show_mail(input.substr(std::min(line + 1, size)), rules.limits);
  if (const auto* mail = std::get_if<protocol::ShownMail>(&shown)) check_shown(*mail, rules.limits);
  return 0;
}
