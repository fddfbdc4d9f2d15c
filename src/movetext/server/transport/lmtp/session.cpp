#include "movetext/server/transport/lmtp/session.hpp"

#include "movetext/server/transport/lmtp/path.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::transport {
namespace {

using text::same_in_any_case;

// A mail that is too large is read to its end so that it can be answered, but at most this many bytes are
// read.
constexpr std::size_t most_swallowed = 64UL * 1024 * 1024;
constexpr std::string_view end_of_data = "\r\n.\r\n";

// The steps of a conversation that lead to a complete mail, in order.
enum Height : std::uint8_t { greeted = 1, sender_taken, recipient_taken, data_begun, mail_whole };

// Returns the text as one line of an answer. The text may come from an exception.
std::string one_line(std::string_view words) {
  constexpr std::size_t longest = 400;
  std::string line(words.substr(0, longest));
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c < ' ' || c == '\x7F'; }, '?');
  return line;
}

std::string line_of(const LmtpAnswer& answer, std::string_view accepted, std::string_view refused) {
  switch (answer.kind) {
    case LmtpAnswer::Kind::accepted:
      break;
    case LmtpAnswer::Kind::deferred:
      return "451 4.3.0 " + one_line(answer.words);
    case LmtpAnswer::Kind::refused:
      return std::string(refused) + ' ' + one_line(answer.words);
  }
  return std::string(accepted) + ' ' + one_line(answer.words);
}

// Returns the text after the keyword of an argument such as "FROM:<...>". Returns nothing if the argument
// does not begin with the keyword.
std::optional<std::string_view> behind(std::string_view argument, std::string_view keyword) {
  if (!same_in_any_case(argument.substr(0, keyword.size()), keyword)) return std::nullopt;
  return argument.substr(keyword.size());
}

}  // namespace

LmtpSession::LmtpSession(LmtpLimits limits, std::string name,
                         std::function<LmtpMailbox(std::string_view)> mailbox_of)
    : limits_(limits), name_(std::move(name)), mailbox_of_(std::move(mailbox_of)) {
  reply("220 " + name_ + " LMTP");
}

void LmtpSession::feed(std::string_view bytes) {
  if (state_ == State::over) return;
  input_ += bytes;
  run();
}

std::string LmtpSession::take_output() {
  return std::exchange(output_, {});
}

std::optional<LmtpDelivery> LmtpSession::take_delivery() {
  return std::exchange(delivery_, std::nullopt);
}

void LmtpSession::run() {
  bool more = true;
  while (more && state_ != State::over && state_ != State::delivering)
    more = state_ == State::data ? take_data() : take_line();
  // All lines that were read are erased at once, because erasing each line would move the rest of the input
  // each time.
  input_.erase(0, state_ == State::over ? input_.size() : begin_);
  begin_ = 0;
}

// Takes and handles one line. Returns false if no line is complete.
bool LmtpSession::take_line() {
  const std::size_t end = input_.find('\n', begin_);
  if (end == std::string::npos) {
    if (input_.size() - begin_ > limits_.command_line) {
      if (!skipping_line_) fault("500 5.5.2 the line is too long");
      skipping_line_ = true;
      begin_ = input_.size();
    }
    return false;
  }
  std::string line = input_.substr(begin_, end - begin_);
  begin_ = end + 1;
  ++lines_;
  if (std::exchange(skipping_line_, false)) return true;
  if (line.ends_with('\r')) line.pop_back();
  if (line.size() > limits_.command_line) {
    fault("500 5.5.2 the line is too long");
  } else {
    command(line);
  }
  return true;
}

void LmtpSession::command(std::string_view line) {
  const std::size_t blank = std::min(line.find(' '), line.size());
  const std::string_view verb = line.substr(0, blank);
  std::string_view argument = line.substr(std::min(blank + 1, line.size()));
  while (argument.ends_with(' ')) argument.remove_suffix(1);
  // Other commands do not lead to a mail. They are not errors, but they are counted.
  const bool idle = !same_in_any_case(verb, "MAIL") && !same_in_any_case(verb, "RCPT") &&
                    !same_in_any_case(verb, "DATA") && !same_in_any_case(verb, "QUIT");
  if (idle && ++idle_commands_ > limits_.idle_commands)
    return finish("421 4.7.0 too many commands without a mail");
  if (same_in_any_case(verb, "LHLO")) return lhlo(argument);
  if (same_in_any_case(verb, "MAIL")) return mail(argument);
  if (same_in_any_case(verb, "RCPT")) return rcpt(argument);
  if (same_in_any_case(verb, "DATA") && argument.empty()) return data();
  if (same_in_any_case(verb, "NOOP")) return reply("250 2.0.0 ok");
  if (same_in_any_case(verb, "VRFY")) return reply("252 2.1.5 send mail and see");
  if (same_in_any_case(verb, "QUIT")) return finish("221 2.0.0 bye");
  if (same_in_any_case(verb, "RSET")) {
    reset();
    return reply("250 2.0.0 reset");
  }
  if (same_in_any_case(verb, "HELO") || same_in_any_case(verb, "EHLO"))
    return fault("500 5.5.1 this is LMTP: send LHLO");
  fault("500 5.5.2 unknown command");
}

void LmtpSession::lhlo(std::string_view argument) {
  if (argument.empty()) return fault("501 5.5.4 LHLO must have a name");
  reset();
  state_ = State::ready;
  step(greeted);
  reply("250-" + name_);
  reply("250-PIPELINING");
  reply("250-ENHANCEDSTATUSCODES");
  reply("250-8BITMIME");
  reply("250-SMTPUTF8");
  reply("250 SIZE " + std::to_string(limits_.message));
}

void LmtpSession::mail(std::string_view argument) {
  if (state_ == State::greeting) return fault("503 5.5.1 send LHLO first");
  if (state_ == State::mail) return fault("503 5.5.1 one mail at a time");
  const auto text = behind(argument, "FROM:");
  const std::optional<MailPath> path = text ? parse_mail_path(*text) : std::nullopt;
  if (!path) return fault("501 5.1.7 the sender is not an address");
  if (stopping_ || mails_ == limits_.mails) return finish("421 4.3.2 try again later");
  envelope_ = {};
  for (const std::string& parameter : path->parameters)
    if (!mail_parameter(parameter)) return;
  envelope_.sender = path->mailbox;
  state_ = State::mail;
  ++begun_mails_;
  step(sender_taken);
  reply("250 2.1.0 sender accepted");
}

// Parses one parameter of MAIL. Returns false if the parameter is wrong and the error has been answered.
bool LmtpSession::mail_parameter(std::string_view parameter) {
  const std::size_t equals = std::min(parameter.find('='), parameter.size());
  const std::string_view name = parameter.substr(0, equals);
  const std::string_view value = parameter.substr(std::min(equals + 1, parameter.size()));
  if (same_in_any_case(name, "SIZE")) {
    // A number that does not fit into 64 bits is too large as well.
    const bool digits = !value.empty() && std::all_of(value.begin(), value.end(), text::is_digit);
    const std::int64_t size = text::parse_number(value);
    if (digits && size >= 0 && static_cast<std::uint64_t>(size) <= limits_.message) return true;
    fault(digits ? "552 5.3.4 the mail is too large" : "501 5.5.4 SIZE must be a number");
    return false;
  }
  if (same_in_any_case(name, "BODY") &&
      (same_in_any_case(value, "7BIT") || same_in_any_case(value, "8BITMIME")))
    return true;
  if (same_in_any_case(name, "SMTPUTF8") && value.empty()) {
    envelope_.smtp_utf8 = true;
    return true;
  }
  fault("555 5.5.4 unknown parameter");
  return false;
}

void LmtpSession::rcpt(std::string_view argument) {
  if (state_ != State::mail) return fault("503 5.5.1 send MAIL first");
  const auto text = behind(argument, "TO:");
  const std::optional<MailPath> path = text ? parse_mail_path(*text) : std::nullopt;
  if (!path || path->mailbox.empty()) return fault("501 5.1.3 the recipient is not an address");
  if (!path->parameters.empty()) return fault("555 5.5.4 unknown parameter");
  if (recipients_.size() == limits_.recipients) return fault("452 4.5.3 too many recipients");
  LmtpMailbox mailbox = mailbox_of_(path->mailbox);
  if (const auto* objection = std::get_if<LmtpAnswer>(&mailbox)) {
    if (objection->kind == LmtpAnswer::Kind::refused) return fault(line_of(*objection, "", "550 5.1.1"));
    return reply(line_of(*objection, "", ""));
  }
  recipients_.push_back(std::move(std::get<LmtpDeliver>(mailbox)));
  step(recipient_taken);
  reply("250 2.1.5 recipient accepted");
}

void LmtpSession::data() {
  if (state_ != State::mail || recipients_.empty()) return fault("503 5.5.1 no recipient was accepted");
  ++mails_;
  message_.clear();
  too_large_ = false;
  swallowed_ = 0;
  data_ = 0;
  state_ = State::data;
  step(data_begun);
  // The data is treated as if a line end came before it. So even a mail without lines ends with a line end, a
  // dot and a line end.
  input_.replace(0, begin_, "\r\n");
  begin_ = 0;
  reply("354 send the mail and end it with a dot");
}

// Takes bytes of a mail. Only CRLF ends a line, because all servers must agree on the end of a mail:
// attackers write bare line feeds around a dot to smuggle in a second mail. Returns false if more bytes are
// needed.
bool LmtpSession::take_data() {
  const std::size_t end = input_.find(end_of_data, begin_);
  const std::size_t left = input_.size() - begin_;
  // The last bytes are not taken yet if they may be the beginning of `end_of_data`.
  const std::size_t whole =
      end == std::string::npos ? left - std::min(left, end_of_data.size() - 1) : end + 2 - begin_;
  // One byte in three may be a doubled dot, so the exact size is known only when the mail is complete.
  if (message_.size() + whole > limits_.message + limits_.message / 3 + 2) too_large_ = true;
  if (too_large_) {
    swallowed_ += whole;
    message_.clear();
  } else {
    message_.append(input_, begin_, whole);
  }
  begin_ += whole;
  data_ += whole;
  if (swallowed_ > most_swallowed) {
    finish("421 4.3.0 the mail is much too large");
    return false;
  }
  if (end == std::string::npos) return false;
  begin_ += end_of_data.size() - 2;
  end_data();
  return true;
}

void LmtpSession::end_data() {
  std::string message = too_large_ ? std::string() : without_doubled_dots();
  message_.clear();
  if (too_large_ || message.size() > limits_.message) {
    for (std::size_t i = 0; i < recipients_.size(); ++i) reply("552 5.3.4 the mail is too large");
    reset();
    return;
  }
  answers_.assign(recipients_.size(), std::nullopt);
  answered_ = 0;
  delivery_ = LmtpDelivery{std::move(envelope_), std::move(recipients_),
                           std::make_shared<const std::string>(std::move(message))};
  state_ = State::delivering;
  step(mail_whole);
}

std::string LmtpSession::without_doubled_dots() const {
  // The message begins with the line end that data() inserted. Each line that begins with a dot has one dot
  // too many.
  std::string message;
  message.reserve(message_.size());
  for (std::size_t at = 2; at < message_.size();) {
    const std::size_t next = message_.find("\r\n", at);
    const std::size_t line_end = next == std::string::npos ? message_.size() : next + 2;
    const std::size_t dot = message_[at] == '.' ? 1 : 0;
    message.append(message_, at + dot, line_end - at - dot);
    at = line_end;
  }
  return message;
}

void LmtpSession::answer(std::size_t recipient, const LmtpAnswer& answer) {
  if (state_ != State::delivering || recipient >= answers_.size() || answers_[recipient]) return;
  answers_[recipient] = answer;
  flush_answers();
}

void LmtpSession::answer_rest(const LmtpAnswer& answer) {
  if (state_ != State::delivering) return;
  for (std::optional<LmtpAnswer>& one : answers_)
    if (!one) one = answer;
  flush_answers();
}

void LmtpSession::flush_answers() {
  for (; answered_ < answers_.size() && answers_[answered_]; ++answered_)
    reply(line_of(*answers_[answered_], "250 2.0.0", "550 5.0.0"));
  if (answered_ < answers_.size()) return;
  reset();
  height_ = greeted;
  ++steps_;
  errors_ = 0;
  idle_commands_ = 0;
  if (stopping_) return finish("421 4.3.2 the server is stopping");
  run();
}

// Counts a step only if it leads further than all steps since the last mail. So a conversation is stalled if
// it starts a hundred mails but completes none, or if it only sends NOOP, RSET or unknown commands.
void LmtpSession::step(std::uint8_t height) {
  if (height <= height_) return;
  height_ = height;
  ++steps_;
}

LmtpStanding LmtpSession::standing() const {
  const bool in_data = state_ == State::data;
  const bool in_command = state_ != State::data && state_ != State::delivering && state_ != State::over;
  return {.in_line = in_command && (skipping_line_ || !input_.empty()),
          .in_mail = in_data || state_ == State::mail,
          .in_data = in_data,
          .is_answered = state_ == State::delivering,
          .is_over = state_ == State::over,
          .lines = lines_,
          .mails = begun_mails_,
          .steps = steps_,
          .data = data_};
}

void LmtpSession::time_out(std::string_view words) {
  if (state_ != State::delivering && state_ != State::over) finish("421 4.4.2 " + std::string(words));
}

void LmtpSession::stop() {
  stopping_ = true;
  if (state_ != State::delivering && state_ != State::over) finish("421 4.3.2 the server is stopping");
}

void LmtpSession::reset() {
  envelope_ = {};
  recipients_.clear();
  message_.clear();
  answers_.clear();
  delivery_.reset();
  too_large_ = false;
  if (state_ != State::greeting) state_ = State::ready;
}

void LmtpSession::reply(std::string_view text) {
  output_ += text;
  output_ += "\r\n";
}

void LmtpSession::fault(std::string_view text) {
  if (++errors_ > limits_.errors) return finish("421 4.7.0 too many errors");
  reply(text);
}

void LmtpSession::finish(std::string_view text) {
  reply(text);
  state_ = State::over;
}

}  // namespace mt::server::transport
