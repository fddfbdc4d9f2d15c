#include "movetext/server/mail/order.hpp"

#include "movetext/server/commands/verb.hpp"
#include "movetext/server/mail/body_text.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mt::server {
namespace {

// What could not be read is shown no further than to the word that was in the way: behind it there may be a
// password that nobody has recognised.
OrderLine read_line(std::string line, const ReadingRules& rules) {
  CommandReading reading = read_command(line, rules);
  if (const auto* misread = std::get_if<CommandMisread>(&reading); misread != nullptr && !rules.in_reply)
    if (misread->end < line.size()) line = line.substr(0, misread->end) + " ...";
  line = cut_between_letters(line, longest_command);
  return {std::move(line), std::move(reading)};
}

const Command* command_of(const OrderLine& line) {
  return std::get_if<Command>(&line.reading);
}

bool is_verb(const OrderLine& line, Verb verb) {
  const Command* command = command_of(line);
  return command && command->verb == verb;
}

// Nothing that somebody who knows the server would have written.
bool has_no_command(const OrderLine& line) {
  const auto* misread = std::get_if<CommandMisread>(&line.reading);
  return misread && (misread->fault == CommandFault::empty || misread->fault == CommandFault::unknown_word);
}

// Empty lines are passed over; "end" ends them.
void read_lines(const std::vector<std::string>& lines, const ReadingRules& rules, Order& order) {
  for (const std::string& line : lines) {
    if (line.empty()) continue;
    if (order.lines.size() == most_commands) {
      order.too_many = true;
      return;
    }
    OrderLine read = read_line(line, rules);
    if (is_verb(read, Verb::end)) return;
    order.lines.push_back(std::move(read));
  }
}

std::vector<std::string> all_lines(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size() && lines.size() <= most_commands * 2;) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    while (line.ends_with(' ') || line.ends_with('\t')) line.remove_suffix(1);
    if (!line.empty()) lines.emplace_back(line);
    at = end + 1;
  }
  return lines;
}

// The words behind the verb, the other lines of the command and what follows them.
void say_everything(const Letter& letter, Order& order) {
  OrderLine first = std::move(order.lines.front());
  auto& chat = std::get<Command>(first.reading);
  for (std::size_t i = 1; i < letter.command_lines.size(); ++i) {
    if (!chat.text.empty()) chat.text += '\n';
    chat.text += letter.command_lines[i];
  }
  if (!chat.text.empty() && !letter.comment.empty()) chat.text += "\n\n";
  chat.text += letter.comment;
  order.lines.clear();
  order.lines.push_back(std::move(first));
  order.comment.clear();
  order.too_many = false;
}

// A sentence such as mail programs and offices set below what was written: several words, of which the first
// is no verb, and no digits.
bool is_sentence(std::string_view line) {
  const std::string_view first = line.substr(0, line.find(' '));
  if (first.size() == line.size() || line.find_first_of("0123456789") != std::string_view::npos) return false;
  const FoundVerb found = find_verb(first);
  return found.row == nullptr && found.others.empty();
}

// Behind the first line a sentence begins the comment, as an empty line does.
Order read_reply(const Letter& letter, const ReadingRules& rules) {
  Order order;
  order.subject = letter.subject;
  const std::vector<std::string>& lines = letter.command_lines;
  const auto sentence =
      lines.empty() ? lines.end() : std::find_if(lines.begin() + 1, lines.end(), is_sentence);
  for (auto line = sentence; line != lines.end(); ++line) order.comment += *line + '\n';
  if (!order.comment.empty() && !letter.comment.empty()) order.comment += '\n';
  order.comment = cut_between_letters(order.comment + letter.comment, IntakeLimits{}.comment);
  read_lines({lines.begin(), sentence}, rules, order);
  if (order.lines.empty()) {
    order.lines.push_back(read_line({}, rules));
  } else if (is_verb(order.lines.front(), Verb::chat)) {
    say_everything(letter, order);
  }
  return order;
}

}  // namespace

Order read_order(const Letter& letter, const ReadingRules& rules) {
  if (rules.in_reply) return read_reply(letter, rules);
  Order order;
  OrderLine subject = read_line(letter.subject, rules);
  order.subject = subject.line;
  if (is_verb(subject, Verb::multiple)) {
    read_lines(all_lines(letter.text), rules, order);
    if (order.lines.empty()) order.lines.push_back(read_line({}, rules));
    return order;
  }
  if (has_no_command(subject)) {
    order.comment = letter.comment;
    read_lines(letter.command_lines, rules, order);
    const bool empty_subject = std::get<CommandMisread>(subject.reading).fault == CommandFault::empty;
    if (!order.lines.empty() && (empty_subject || !has_no_command(order.lines.front()))) return order;
    order.lines.clear();
    order.too_many = false;
  }
  order.comment = cut_between_letters(letter.text, IntakeLimits{}.comment);
  order.lines.push_back(std::move(subject));
  return order;
}

}  // namespace mt::server
