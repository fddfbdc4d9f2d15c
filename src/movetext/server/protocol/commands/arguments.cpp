#include "movetext/server/protocol/commands/arguments.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t most_words = 200;
constexpr std::size_t most_boards = 50;
constexpr std::size_t most_users = 20;
constexpr std::size_t longest_address = 254;  // RFC 5321, 4.5.3.1.3
constexpr std::int64_t largest_board = 999'999'999'999'999;
constexpr std::int64_t largest_ply = 999'999'999;

}  // namespace

Arguments::Arguments(std::string& line, const ReadingRules& rules)
    : line_(line), rules_(rules), words_(split_words(line, most_words)) {}

void Arguments::shorten_last(std::size_t length) {
  Word& last_word = words_.back();
  last_word.end = last_word.begin + static_cast<std::uint32_t>(length);
  if (is_comment_mark(last())) drop_last();
}

std::string Arguments::rest() const {
  std::string rest;
  for (std::size_t i = at_; i < words_.size(); ++i) {
    if (!rest.empty()) rest += ' ';
    rest += text_of(words_[i]);
  }
  return rest;
}

std::string Arguments::take_rest() {
  std::string all = rest();
  at_ = words_.size();
  return all;
}

bool Arguments::at_board(std::size_t i) const {
  return i < left() && parse_board(word(i)).has_value();
}

bool Arguments::take_board(Command& command) {
  const std::optional<BoardRef> ref = done() ? std::nullopt : parse_board(word());
  if (!ref) return fail(CommandFault::no_board, Phrase("expected.board"_text));
  if (command.boards.size() == most_boards)
    return fail(CommandFault::bad_word, Phrase("expected.few-boards"_text));
  command.boards.push_back(*ref);
  skip(1);
  return true;
}

bool Arguments::take_name(Command& command) {
  if (done() || !may_be_user(word())) return fail(CommandFault::no_user, Phrase("expected.user"_text));
  if (command.users.size() == most_users)
    return fail(CommandFault::bad_word, Phrase("expected.few-users"_text));
  command.users.emplace_back(take());
  return true;
}

void Arguments::take_user(Command& command) {
  command.legacy_user = take();
}

void Arguments::hide() {
  const Word place = words_[at_++];
  std::fill(line_.begin() + place.begin, line_.begin() + place.end, '*');
}

void Arguments::hide_misread() {
  std::fill(line_.begin() + misread_.begin, line_.begin() + misread_.end, '*');
}

void Arguments::take_password(Command& command) {
  const std::string_view user = command.legacy_user.empty() && !command.users.empty()
                                    ? std::string_view(command.users.front())
                                    : std::string_view(command.legacy_user);
  if (rules_.hear_password) rules_.hear_password(user, word());
  hide();
  command.legacy_password = true;
}

bool Arguments::is_game(std::string_view name) const {
  return rules_.is_game ? rules_.is_game(name) : is_game_word(name);
}

bool Arguments::fail(CommandFault fault, Phrase expected, std::string suggestion) {
  const auto end_of_line = static_cast<std::uint32_t>(line_.size());
  const Word place = done() ? Word{end_of_line, end_of_line} : words_[at_];
  misread_ = {fault, place.begin, place.end, std::move(expected), std::move(suggestion)};
  return false;
}

bool Arguments::expect_end(Phrase hint) {
  return done() || fail(CommandFault::bad_word, std::move(hint));
}

std::optional<BoardRef> parse_board(std::string_view word, bool bare_ply) {
  const std::size_t mark = word.find('#');
  BoardRef ref;
  const std::string_view number = word.substr(0, mark);
  if (!number.empty() || !bare_ply) {
    ref.board = text::parse_number(number, largest_board);
    if (ref.board <= 0) return std::nullopt;
  }
  if (mark != std::string_view::npos) {
    const std::int64_t ply = text::parse_number(word.substr(mark + 1), largest_ply);
    if (ply < 0) return std::nullopt;
    ref.ply = static_cast<std::uint32_t>(ply);
  }
  if (ref.board == 0 && !ref.ply) return std::nullopt;
  return ref;
}

bool may_be_user(std::string_view word) {
  if (word.size() < 2 || word.size() > 20) return false;
  return std::all_of(word.begin(), word.end(),
                     [](char c) { return text::is_letter(c) || text::is_digit(c) || c == '_' || c == '-'; });
}

bool may_be_address(std::string_view word) {
  const std::size_t at = word.find('@');
  if (at == 0 || at == std::string_view::npos || at + 1 == word.size() || word.size() > longest_address ||
      word.find('@', at + 1) != std::string_view::npos)
    return false;
  return std::none_of(word.begin(), word.end(), [](char c) {
    return static_cast<unsigned char>(c) <= ' ' || c == '<' || c == '>' || c == ',' || c == ';' || c == '"';
  });
}

}  // namespace mt::server::protocol
