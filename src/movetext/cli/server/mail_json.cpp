#include "movetext/cli/server/mail_json.hpp"

#include "movetext/report/json_line.hpp"

namespace mt::cli {
namespace {

void add_head(report::JsonLine& line, const NumberedMail& mail) {
  line.number("number", mail.number);
  line.text("date", mail.mail.date);
  line.text("from", mail.mail.from);
  line.text("subject", mail.mail.subject);
  line.text("message_id", mail.mail.message_id);
}

}  // namespace

std::string listed_mail_json(const NumberedMail& mail) {
  std::string out;
  report::JsonLine line(out);
  add_head(line, mail);
  line.end();
  return out;
}

std::string shown_mail_json(const NumberedMail& mail) {
  const server::protocol::ShownMail& shown = mail.mail;
  std::vector<std::string_view> names;
  for (const server::protocol::Attachment& file : shown.attachments) names.push_back(file.name);
  std::string out;
  report::JsonLine line(out);
  add_head(line, mail);
  if (!shown.from_name.empty()) line.text("from_name", shown.from_name);
  line.text("to", shown.to);
  line.text("reply_to", shown.reply_to);
  line.texts("attachments", names);
  line.text("text", shown.text);
  line.end();
  return out;
}

std::string attachment_json(std::size_t number, const server::protocol::Attachment& file) {
  std::string out;
  report::JsonLine line(out);
  line.number("number", number);
  line.text("name", file.name);
  line.text("content", file.bytes);
  line.end();
  return out;
}

}  // namespace mt::cli
