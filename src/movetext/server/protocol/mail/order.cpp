#include "movetext/server/protocol/mail/order.hpp"

#include "movetext/server/protocol/commands/line_words.hpp"
#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/server/protocol/commands/typed_move.hpp"
#include "movetext/server/protocol/commands/verb.hpp"
#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/server/protocol/mail/evidence.hpp"
#include "movetext/server/protocol/mail/greeting.hpp"
#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t most_greetings = 3;     // maximum number of greeting lines
constexpr std::size_t most_lines_above = 10;  // maximum number of lines above the move
constexpr std::size_t fewest_prose_words = 3;
constexpr std::size_t most_prose_words = 40;  // number of words of a line that are examined

// Parses one line. If it cannot be parsed, the line to show ends after the word that caused the fault,
// because a password that was not recognized may follow.
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

bool has_role(const OrderLine& line, VerbRole role) {
  const Command* command = command_of(line);
  return command && command->verb->role == role;
}

// Returns whether the line is empty or begins with an unknown word, so that it is probably not meant as a
// command.
bool has_no_command(const OrderLine& line) {
  const auto* misread = std::get_if<CommandMisread>(&line.reading);
  return misread && (misread->fault == CommandFault::empty || misread->fault == CommandFault::unknown_word);
}

// Parses commands; skips empty lines and stops at "end".
void read_lines(const std::vector<std::string>& lines, const ReadingRules& rules, Order& order) {
  for (const std::string& line : lines) {
    if (line.empty()) continue;
    if (order.lines.size() == most_commands) {
      order.too_many = true;
      return;
    }
    OrderLine read = read_line(line, rules);
    if (has_role(read, VerbRole::end)) return;
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

// Returns whether the line is a sentence, such as mail programs and companies add below a text. A sentence
// has several words and no digits, and its first word is not a verb.
bool is_sentence(std::string_view line, const VerbTable& verbs) {
  const std::string_view first = line.substr(0, line.find(' '));
  if (first.size() == line.size() || line.find_first_of("0123456789") != std::string_view::npos) return false;
  const FoundVerb found = verbs.find(first);
  return found.row == nullptr && found.others.empty();
}

// The parts of a text: a greeting, the lines up to the first empty line, and the text after that line.
struct LetterText {
  std::string greeting;
  std::vector<std::string> lines;
  std::string comment;
};

std::size_t next_written(const MailLines& all, std::size_t i) {
  while (i < all.size() && text::trim(all[i]).empty()) ++i;
  return i;
}

bool has_move_word(std::string_view line) {
  const std::vector<Word> words = split_words(line, most_prose_words);
  return std::any_of(words.begin(), words.end(), [&](const Word& word) {
    return is_move_word(line.substr(word.begin, word.end - word.begin));
  });
}

bool has_digit(std::string_view line) {
  return std::any_of(line.begin(), line.end(), text::is_digit);
}

// Returns whether the line is only a remark. It contains no command and no move, and does not look like a
// move with an error.
bool is_talk(std::string_view line, const VerbTable& verbs) {
  const auto* const end = std::find_if_not(line.begin(), line.end(), text::is_letter);
  const std::string_view first = line.substr(0, static_cast<std::size_t>(end - line.begin()));
  const FoundVerb found = verbs.find(first.empty() ? line.substr(0, line.find(' ')) : first);
  if (found.row != nullptr || !found.others.empty() || has_move_word(line)) return false;
  return !has_digit(line) || split_words(line, most_prose_words).size() >= fewest_prose_words;
}

// Returns whether the words contain the name of a piece, as in "a8, a knight". Such words are not a remark
// but a promotion, which is part of the move.
bool names_piece(std::string_view said) {
  constexpr auto pieces = std::to_array<std::string_view>(
      {"knight", "rook", "bishop", "queen", "promot", "springer", "turm", "l\u00e4ufer", "dame", "cavali",
       "tour", "fou", "paard", "toren", "loper", "horse", "torre", "alfi", "caval"});
  const std::string small = text::small_letters(said);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](std::string_view piece) { return small.find(piece) != std::string::npos; });
}

// Returns the line at which the commands begin. They begin after greetings. In replies to a board, remarks in
// separate lines above the move are skipped as well.
std::size_t commands_begin(const MailLines& all, const ReadingRules& rules) {
  const std::size_t first = next_written(all, 0);
  std::size_t i = first;
  for (std::size_t above = 0; rules.in_reply && above < most_lines_above && i < all.size(); ++above) {
    const std::string_view line = text::trim(all[i]);
    if (is_typed_move(line)) return i;
    if (!is_talk(line, rules.verbs)) break;
    i = next_written(all, i + 1);
  }
  i = first;
  for (std::size_t greeted = 0; greeted < most_greetings && i < all.size(); ++greeted) {
    const std::size_t next = next_written(all, i + 1);
    if (!is_greeting(all[i], rules.verbs) || next == all.size()) break;
    i = next;
  }
  return i;
}

// Returns where the remark after a move begins, as in "Nf3, your turn" or "32-28 (at last)". Returns npos if
// none follows.
std::size_t talk_behind_move(std::string_view line, const VerbTable& verbs) {
  constexpr std::size_t most_marks = 4;
  std::size_t at = line.find_first_of(",;(");
  for (std::size_t tries = 0; tries < most_marks && at != std::string_view::npos; ++tries) {
    const std::string_view said = line.substr(at);
    const std::string_view words = said.substr(std::min(said.find_first_not_of(",;( "), said.size()));
    const bool is_said = words.size() > 1 && text::is_letter(words[0]) &&
                         (text::is_letter(words[1]) || words[1] == ' ') && is_talk(words, verbs) &&
                         !names_piece(words);
    if (is_said && is_typed_move(line.substr(0, at))) return at;
    at = line.find_first_of(",;(", at + 1);
  }
  return std::string_view::npos;
}

LetterText part(std::string_view text, const ReadingRules& rules) {
  LetterText parts;
  const MailLines all = split_lines(text);
  std::size_t i = next_written(all, 0);
  for (const std::size_t begin = commands_begin(all, rules); i < begin; ++i)
    if (const std::string_view line = text::trim(all[i]); !line.empty())
      parts.greeting.append(line).append("\n");
  for (; i < all.size() && !text::trim(all[i]).empty(); ++i) parts.lines.emplace_back(text::trim(all[i]));
  for (i = next_written(all, i); i < all.size(); ++i) parts.comment.append(all[i]).append("\n");
  return parts;
}

// Removes a remark after the move from the first line, and returns the remark.
std::string take_talk(std::vector<std::string>& lines, const VerbTable& verbs) {
  if (lines.empty()) return {};
  std::string& first = lines.front();
  const std::size_t at = talk_behind_move(first, verbs);
  if (at == std::string::npos) return {};
  std::string said(text::trim(std::string_view(first).substr(first[at] == '(' ? at : at + 1)));
  first.resize(at);
  return said + '\n';
}

// Joins two paragraphs; an empty line separates them.
std::string joined(std::string above, std::string_view below) {
  if (!above.empty() && !below.empty()) above += '\n';
  return above.append(below);
}

std::string comment_of(std::string_view text) {
  return std::string(cut_between_letters(text, IntakeLimits{}.comment));
}

// Makes one message of the chat command. It consists of the words after the verb, the other lines of the
// command, and the text after those lines.
void say_everything(const LetterText& parts, Order& order) {
  OrderLine first = std::move(order.lines.front());
  auto& chat = std::get<Command>(first.reading);
  for (std::size_t i = 1; i < parts.lines.size(); ++i) {
    if (!chat.text.empty()) chat.text += '\n';
    chat.text += parts.lines[i];
  }
  if (!chat.text.empty() && !parts.comment.empty()) chat.text += "\n\n";
  chat.text = comment_of(chat.text + parts.comment);
  order.lines.clear();
  order.lines.push_back(std::move(first));
  order.comment.clear();
  order.too_many = false;
}

std::string_view without_first_word(std::string_view text) {
  return text.substr(std::min(text.find(' '), text.size() - 1) + 1);
}

// Returns the part of a Subject that the player typed: "32-28" of "Re: Draughts Board 101 fred ** 32-28".
// Drops the server's words, and the marks that programs put before them.
std::string_view without_heading(std::string_view subject) {
  const std::size_t end = behind_board(subject);
  if (end == std::string_view::npos) return without_reply_marks(subject);
  std::string_view rest = subject.substr(end);
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  if (rest.empty() || is_typed_move(rest)) return rest;
  rest = without_first_word(rest);  // the name of the player to move
  return rest.substr(std::min(rest.find_first_not_of(" -:,"), rest.size()));
}

// Returns the move in the Subject of a reply, or nothing if it contains none.
std::optional<OrderLine> move_in_subject(const InboundMail& mail, const ReadingRules& rules) {
  std::string plain = mail.subject;
  make_plain(plain);
  OrderLine read = read_line(std::string(without_heading(plain)), rules);
  const Command* command = command_of(read);
  if (!has_role(read, VerbRole::move) || !is_typed_move(command->text)) return std::nullopt;
  return read;
}

// Parses a reply to a board. The comment begins after an empty line or, after the first line, with a
// sentence.
Order read_reply(const InboundMail& mail, const ReadingRules& rules) {
  Order order;
  order.subject = mail.subject;
  LetterText parts = part(mail.text, rules);
  std::string said = take_talk(parts.lines, rules.verbs);
  const auto sentence =
      parts.lines.empty()
          ? parts.lines.end()
          : std::find_if(parts.lines.begin() + 1, parts.lines.end(),
                         [&](std::string_view line) { return is_sentence(line, rules.verbs); });
  std::string words = std::move(said);
  for (auto line = sentence; line != parts.lines.end(); ++line) words += *line + '\n';
  order.comment = comment_of(joined(parts.greeting, joined(std::move(words), parts.comment)));
  read_lines({parts.lines.begin(), sentence}, rules, order);
  if (order.lines.empty() || may_be_words(order.lines.front()))
    if (auto move = move_in_subject(mail, rules)) {
      order.lines.clear();
      order.lines.push_back(*std::move(move));
      order.comment = comment_of(mail.text);
      order.too_many = false;
      return order;
    }
  if (order.lines.empty()) {
    order.lines.push_back(read_line({}, rules));
  } else if (has_role(order.lines.front(), VerbRole::talk)) {
    say_everything(parts, order);
  }
  return order;
}

}  // namespace

bool may_be_words(const OrderLine& line) {
  const Command* command = command_of(line);
  return command == nullptr || (command->verb->role == VerbRole::move && !is_typed_move(command->text));
}

bool only_shows(const Order& order) {
  return std::all_of(order.lines.begin(), order.lines.end(),
                     [](const OrderLine& line) { return has_role(line, VerbRole::look); });
}

bool is_prose(const OrderLine& line) {
  return may_be_words(line) && split_words(line.line, most_prose_words).size() >= fewest_prose_words &&
         !has_move_word(line.line);
}

Order read_order(const InboundMail& mail, const ReadingRules& rules) {
  if (rules.in_reply) return read_reply(mail, rules);
  Order order;
  OrderLine subject = read_line(mail.subject, rules);
  order.subject = subject.line;
  if (has_role(subject, VerbRole::list)) {
    read_lines(all_lines(mail.text), rules, order);
    if (order.lines.empty()) order.lines.push_back(read_line({}, rules));
    return order;
  }
  if (has_no_command(subject)) {
    LetterText parts = part(mail.text, rules);
    order.comment = comment_of(joined(std::move(parts.greeting), parts.comment));
    read_lines(parts.lines, rules, order);
    const bool empty_subject = std::get<CommandMisread>(subject.reading).fault == CommandFault::empty;
    if (!order.lines.empty() && (empty_subject || !has_no_command(order.lines.front()))) return order;
    order.lines.clear();
    order.too_many = false;
  }
  order.comment = cut_between_letters(mail.text, IntakeLimits{}.comment);
  order.lines.push_back(std::move(subject));
  return order;
}

}  // namespace mt::server::protocol
