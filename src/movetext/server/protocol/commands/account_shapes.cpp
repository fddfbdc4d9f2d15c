// The shapes of commands about players and accounts.
#include "movetext/server/protocol/commands/command_options.hpp"
#include "movetext/server/protocol/commands/credentials.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t most_addresses = 10;
constexpr std::int64_t largest_policy = 9999;

bool take_addresses(Arguments& words, Command& command) {
  while (!words.done()) {
    if (!may_be_address(words.word()))
      return words.fail(CommandFault::no_text, Phrase("expected.address"_text));
    if (command.addresses.size() == most_addresses)
      return words.fail(CommandFault::bad_word, Phrase("expected.few-addresses"_text));
    command.addresses.emplace_back(words.take());
  }
  return true;
}

bool read_challenge(Arguments& words, Command& command) {
  while (!words.done()) {
    if (!words.word().starts_with('-')) {
      if (command.users.size() == 2)
        return words.fail(CommandFault::bad_word, Phrase("expected.two-players"_text));
      if (!words.take_name(command)) return false;
      continue;
    }
    const std::optional<CommandOption> option = parse_option(without_dashes(words.word()));
    if (!option || command.options.size() == most_options)
      return words.fail(CommandFault::bad_option, Phrase("expected.options"_text));
    command.options.push_back(*option);
    words.skip(1);
  }
  return !command.users.empty() || words.fail(CommandFault::no_user, Phrase("expected.user"_text));
}

bool read_policy(Arguments& words, Command& command, bool takes_words, TextKey expected) {
  take_credentials(words, command, 1);
  if (words.done()) return words.fail(CommandFault::no_text, Phrase(expected));
  const bool word = same_in_any_case(words.word(), "accept") || same_in_any_case(words.word(), "reject");
  if (!(takes_words && word) && text::parse_number(words.word(), largest_policy) < 0)
    return words.fail(CommandFault::no_text, Phrase(expected));
  command.text = text::small_letters(words.take());
  return words.expect_end(Phrase(expected));
}

bool read_seek(Arguments& words, Command& command) {
  return read_policy(words, command, false, "expected.number"_text);
}

bool read_limit(Arguments& words, Command& command) {
  return read_policy(words, command, true, "expected.limit"_text);
}

bool read_message(Arguments& words, Command& command) {
  if (words.in_reply()) {
    // In a reply, "message" is sent to everyone on the board. If the first word is a player's name, the text
    // is meant only for that player, so it must not be sent.
    if (!words.done() && words.is_account(words.word())) return words.fail(CommandFault::not_here);
    command.verb = &words.verbs().named("chat");
    return command.verb->shape->read(words, command);
  }
  const bool only_users = words.left() > 2 && words.is_account(words.word(1));
  if (words.left() > 2 && !only_users) take_credentials(words, command, 1);
  do {
    if (!words.take_name(command)) return false;
  } while (!words.done());
  return true;
}

bool read_operators(Arguments& words, Command& command) {
  take_credentials(words, command, 0);
  return words.expect_end(Phrase("expected.text-in-body"_text));
}

bool read_leave(Arguments& words, Command& command) {
  constexpr TextKey expected = "expected.leave"_text;
  const auto at_what = [&] {
    return text::is_one_of(
        words.word(), std::array{std::string_view("on"), std::string_view("off"), std::string_view("until")});
  };
  if (!words.done() && !at_what() && may_be_user(words.word())) {
    words.take_user(command);
    if (!words.done() && !at_what()) words.take_password(command);
  }
  if (words.done() || !at_what()) return words.fail(CommandFault::no_text, Phrase(expected));
  command.text = text::small_letters(words.take());
  if (command.text == "until") {
    const bool date = !words.done() && words.word().size() == 10 &&
                      std::all_of(words.word().begin(), words.word().end(),
                                  [](char c) { return text::is_digit(c) || c == '-'; });
    if (!date) return words.fail(CommandFault::no_text, Phrase("expected.date"_text));
    command.text.append(" ").append(words.take());
  }
  return words.expect_end(Phrase(expected));
}

// Reads [PASSWORD] [ADDRESS...] after the name of the user.
bool read_rest_of_account(Arguments& words, Command& command) {
  const bool named = !command.users.empty() || !command.legacy_user.empty();
  if (named && !words.done() && !may_be_address(words.word())) words.take_password(command);
  return take_addresses(words, command);
}

bool read_signup(Arguments& words, Command& command) {
  return words.take_name(command) && read_rest_of_account(words, command);
}

bool read_addresses(Arguments& words, Command& command) {
  if (!words.done() && may_be_user(words.word())) words.take_user(command);
  return read_rest_of_account(words, command);
}

bool read_change(Arguments& words, Command& command) {
  const bool password = !words.done() && same_in_any_case(words.word(), "password");
  if (!password && (words.done() || !same_in_any_case(words.word(), "address")))
    return words.fail(CommandFault::no_text, Phrase("expected.what-to-change"_text));
  command.text = text::small_letters(words.take());
  // If the command is "change password", the words after the user are the old and the new password.
  if (!words.done() && may_be_user(words.word()) && (!password || words.is_account(words.word()))) {
    words.take_user(command);
    if (!words.done() && (password || !may_be_address(words.word()))) words.take_password(command);
  }
  while (password && !words.done()) words.take_password(command);
  return take_addresses(words, command);
}

}  // namespace

namespace shapes {

constinit const Shape challenge{.read = read_challenge, .dash = "-"};
constinit const Shape seek{.read = read_seek};
constinit const Shape limit{.read = read_limit};
constinit const Shape message{.read = read_message};
constinit const Shape operators{.read = read_operators};
constinit const Shape options{.read = read_options};
constinit const Shape leave{.read = read_leave};
constinit const Shape signup{.read = read_signup, .user_at = Shape::UserAt::after_users};
constinit const Shape addresses{.read = read_addresses, .user_at = Shape::UserAt::after_users};
constinit const Shape change{.read = read_change, .user_at = Shape::UserAt::after_text};

}  // namespace shapes
}  // namespace mt::server::protocol
