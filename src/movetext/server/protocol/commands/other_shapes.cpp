#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t most_users = 20;
constexpr std::size_t most_addresses = 10;
constexpr std::size_t most_options = 30;
constexpr std::int64_t largest_policy = 9999;

constexpr auto filters =
    std::to_array<std::string_view>({"all", "active", "inactive", "next", "tournament", "standard"});
constexpr auto plain_options = std::to_array<std::string_view>(
    {"flip", "noflip", "large", "small", "text", "html", "nohtml", "png", "nopng", "autoroll", "noautoroll"});
constexpr auto valued_options = std::to_array<std::string_view>({"lang", "tz", "digest"});

void add_word(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

std::string_view without_dashes(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  if (word.starts_with('-')) word.remove_prefix(1);
  return word;
}

// name, name=value, name="a value"; nullopt: none of these.
std::optional<CommandOption> parse_option(std::string_view word) {
  const std::size_t equals = std::min(word.find('='), word.size());
  CommandOption option{text::small_letters(word.substr(0, equals)), {}};
  const bool named = !option.name.empty() && text::is_letter(option.name.front()) &&
                     std::all_of(option.name.begin(), option.name.end(),
                                 [](char c) { return text::is_letter(c) || text::is_digit(c) || c == '-'; });
  std::string_view value = word.substr(std::min(equals + 1, word.size()));
  if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"')) {
    value.remove_prefix(1);
    value.remove_suffix(1);
  }
  if (!named || value.find('"') != std::string_view::npos) return std::nullopt;
  option.value = value;
  return option;
}

bool take_name(Arguments& words, std::vector<std::string>& users) {
  if (words.done() || !may_be_user(words.word()))
    return words.fail(CommandFault::no_user, "the name of a user");
  if (users.size() == most_users) return words.fail(CommandFault::bad_word, "at most 20 users at once");
  users.emplace_back(words.take());
  return true;
}

bool take_addresses(Arguments& words, Command& command) {
  while (!words.done()) {
    if (!may_be_address(words.word())) return words.fail(CommandFault::no_text, "an address");
    if (command.addresses.size() == most_addresses)
      return words.fail(CommandFault::bad_word, "at most 10 addresses at once");
    command.addresses.emplace_back(words.take());
  }
  return true;
}

// USER PASSWORD before `least` words of another kind, if the first word can be a user.
void take_credentials(Arguments& words, Command& command, std::size_t least) {
  if (words.left() <= least || !may_be_user(words.word())) return;
  words.take_user(command);
  if (words.left() > least) words.take_password(command);
}

bool at_watched(const Arguments& words) {
  return !words.done() &&
         (words.at_board() ||
          text::is_one_of(words.word(), std::array{std::string_view("all"), std::string_view("on"),
                                                   std::string_view("off")}));
}

bool take_watched(Arguments& words, Command& command) {
  while (at_watched(words)) {
    if (words.at_board()) {
      if (!words.take_board(command)) return false;
    } else if (command.text.empty()) {
      command.text = text::small_letters(words.take());
    } else {
      return words.fail(CommandFault::bad_word, "all, on or off stands alone");
    }
  }
  if (!command.text.empty() && !command.boards.empty())
    return words.fail(CommandFault::bad_word, "either boards, or all, on or off");
  return true;
}

}  // namespace

bool parse_mail(Arguments& words, Command& command) {
  if (words.in_reply()) {
    // What was meant for one alone must not be told to the whole board.
    if (!words.done() && words.is_account(words.word()))
      return words.fail(CommandFault::not_here, "only chat, which all on the board can read");
    command.verb = Verb::chat;
    return read_talk(words, command);
  }
  const bool only_users = words.left() > 2 && words.is_account(words.word(1));
  if (words.left() > 2 && !only_users) take_credentials(words, command, 1);
  do {
    if (!take_name(words, command.users)) return false;
  } while (!words.done());
  return true;
}

bool read_boards(Arguments& words, Command& command) {
  while (!words.done()) {
    const std::optional<BoardRef> bare = parse_board(words.word(), true);
    if (words.in_reply()) {
      if (!bare || bare->board > 0 || !command.boards.empty())
        return words.fail(CommandFault::bad_word, "show, or show #N for the board after N half-moves");
      command.boards.push_back(*bare);
      words.skip(1);
    } else if (bare && bare->board > 0) {
      if (!words.take_board(command)) return false;
    } else if (text::is_one_of(words.word(), filters)) {
      add_word(command.text, text::small_letters(words.take()));
    } else if (!take_name(words, command.users)) {
      return false;
    }
  }
  return true;
}

bool read_boards_as(Arguments& words, Command& command) {
  const auto at_what = [&] { return words.at_board() || text::is_one_of(words.word(), filters); };
  if (!words.done() && !at_what() && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !(words.left() == 1 && at_what())) words.take_password(command);
  }
  while (!words.done()) {
    if (text::is_one_of(words.word(), filters)) {
      add_word(command.text, text::small_letters(words.take()));
    } else if (!words.take_board(command)) {
      return false;
    }
  }
  return true;
}

bool read_challenge(Arguments& words, Command& command) {
  while (!words.done()) {
    if (!words.word().starts_with('-')) {
      if (command.users.size() == 2) return words.fail(CommandFault::bad_word, "a game has two players");
      if (!take_name(words, command.users)) return false;
      continue;
    }
    const std::optional<CommandOption> option = parse_option(without_dashes(words.word()));
    if (!option || command.options.size() == most_options)
      return words.fail(CommandFault::bad_option, "-NAME and -NAME=VALUE");
    command.options.push_back(*option);
    words.skip(1);
  }
  return !command.users.empty() || words.fail(CommandFault::no_user, "the name of a user");
}

bool read_policy(Arguments& words, Command& command) {
  take_credentials(words, command, 1);
  const bool limit = command.verb == Verb::limit;
  const std::string_view expected = limit ? "a number, accept or reject" : "a number";
  if (words.done()) return words.fail(CommandFault::no_text, std::string(expected));
  const bool word = same_in_any_case(words.word(), "accept") || same_in_any_case(words.word(), "reject");
  if (!(limit && word) && text::parse_number(words.word(), largest_policy) < 0)
    return words.fail(CommandFault::no_text, std::string(expected));
  command.text = text::small_letters(words.take());
  return words.expect_end(expected);
}

bool read_watch(Arguments& words, Command& command) {
  const bool user_first = !words.in_reply() && !words.done() && !at_watched(words);
  if (user_first && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !(words.left() == 1 && at_watched(words))) words.take_password(command);
  }
  if (!take_watched(words, command)) return false;
  if (!user_first && words.left() == 2 && !words.in_reply() && may_be_user(words.word())) {
    words.take_user(command);
    words.take_password(command);
  }
  if (!words.done()) return words.fail(CommandFault::no_board, "the number of a board");
  const bool needs_board = command.verb != Verb::notify && !words.in_reply();
  return !needs_board || !command.boards.empty() || !command.text.empty() ||
         words.fail(CommandFault::no_board, "the number of a board");
}

bool is_display_option(std::string_view word) {
  word = without_dashes(word);
  const std::string_view name = word.substr(0, word.find('='));
  return text::is_one_of(name, name.size() == word.size()
                                   ? std::span<const std::string_view>(plain_options)
                                   : std::span<const std::string_view>(valued_options));
}

bool read_options(Arguments& words, Command& command) {
  // As in front of a move; the display is one for all boards.
  if (!words.in_reply() && words.left() > 1 && words.at_board() && !words.is_account(words.word()))
    words.skip(1);
  const bool user_first = !words.in_reply() && words.left() > 1 && !is_display_option(words.word()) &&
                          may_be_user(words.word()) && command.legacy_user.empty();
  if (user_first) {
    words.take_user(command);
    if (!is_display_option(words.word())) words.take_password(command);
    if (words.done()) return words.fail(CommandFault::no_text, "an option");
  }
  while (!words.done()) {
    const std::string_view word = without_dashes(words.word());
    const std::optional<CommandOption> option = parse_option(word);
    const bool lacks_value = option && option->value.empty() && word.find('=') != std::string_view::npos;
    if (!option || lacks_value || !is_display_option(word) || command.options.size() == most_options) {
      const std::string near(text::nearest(word.substr(0, word.find('=')), plain_options));
      return words.fail(CommandFault::bad_option, std::string(row_of(Verb::set).help), near);
    }
    command.options.push_back(*option);
    words.skip(1);
  }
  return true;
}

bool read_leave(Arguments& words, Command& command) {
  constexpr std::string_view expected = "on, off or until DATE";
  const auto at_what = [&] {
    return text::is_one_of(
        words.word(), std::array{std::string_view("on"), std::string_view("off"), std::string_view("until")});
  };
  if (!words.done() && !at_what() && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !at_what()) words.take_password(command);
  }
  if (words.done() || !at_what()) return words.fail(CommandFault::no_text, std::string(expected));
  command.text = text::small_letters(words.take());
  if (command.text == "until") {
    const bool date = !words.done() && words.word().size() == 10 &&
                      std::all_of(words.word().begin(), words.word().end(),
                                  [](char c) { return text::is_digit(c) || c == '-'; });
    if (!date) return words.fail(CommandFault::no_text, "a date such as 2027-01-31");
    add_word(command.text, words.take());
  }
  return words.expect_end(expected);
}

bool read_account(Arguments& words, Command& command) {
  if (command.verb == Verb::signup) {
    if (!take_name(words, command.users)) return false;
  } else if (!words.done() && may_be_user(words.word())) {
    words.take_user(command);
  }
  const bool named = !command.users.empty() || !command.legacy_user.empty();
  if (named && !words.done() && !may_be_address(words.word())) words.take_password(command);
  return take_addresses(words, command);
}

bool read_change(Arguments& words, Command& command) {
  const bool password = !words.done() && same_in_any_case(words.word(), "password");
  if (!password && (words.done() || !same_in_any_case(words.word(), "address")))
    return words.fail(CommandFault::no_text, "password or address");
  command.text = text::small_letters(words.take());
  // Two words may be the old password and the new one.
  if (!words.done() && may_be_user(words.word()) && (!password || words.is_account(words.word()))) {
    words.take_user(command);
    if (!words.done() && (password || !may_be_address(words.word()))) words.take_password(command);
  }
  while (password && !words.done()) words.take_password(command);
  return take_addresses(words, command);
}

bool read_operators(Arguments& words, Command& command) {
  take_credentials(words, command, 0);
  return words.expect_end("the text is the body of the mail");
}

bool read_shape(Arguments& words, Command& command) {
  switch (row_of(command.verb).shape) {
    case Shape::moves:
      return read_moves(words, command);
    case Shape::conditions:
      return read_conditions(words, command);
    case Shape::act:
      return read_act(words, command);
    case Shape::answer:
      return read_answer(words, command);
    case Shape::talk:
      return read_talk(words, command);
    case Shape::letter:
      return parse_mail(words, command);
    case Shape::boards:
      return read_boards(words, command);
    case Shape::boards_as:
      return read_boards_as(words, command);
    case Shape::preview:
      return read_preview(words, command);
    case Shape::challenge:
      return read_challenge(words, command);
    case Shape::policy:
      return read_policy(words, command);
    case Shape::watch:
      return read_watch(words, command);
    case Shape::options:
      return read_options(words, command);
    case Shape::leave:
      return read_leave(words, command);
    case Shape::account:
      return read_account(words, command);
    case Shape::change:
      return read_change(words, command);
    case Shape::operators:
      return read_operators(words, command);
    case Shape::topics:
      command.text = words.take_rest();
      return true;
    case Shape::nothing:
      return words.expect_end("nothing more belongs to it");
  }
  return false;
}

}  // namespace mt::server::protocol
