#include "movetext/server/protocol/commands/command_options.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

constexpr auto plain_options = std::to_array<std::string_view>(
    {"flip", "noflip", "large", "small", "text", "html", "nohtml", "png", "nopng", "autoroll", "noautoroll"});
constexpr auto valued_options = std::to_array<std::string_view>({"lang", "tz", "digest"});

}  // namespace

std::string_view without_dashes(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  if (word.starts_with('-')) word.remove_prefix(1);
  return word;
}

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

bool is_display_option(std::string_view word) {
  word = without_dashes(word);
  const std::string_view name = word.substr(0, word.find('='));
  return text::is_one_of(name, name.size() == word.size()
                                   ? std::span<const std::string_view>(plain_options)
                                   : std::span<const std::string_view>(valued_options));
}

bool read_options(Arguments& words, Command& command) {
  // Skips the number of a board before the options. People write the number as they do before a move, but the
  // settings are the same for all boards.
  if (!words.in_reply() && words.left() > 1 && words.at_board() && !words.is_account(words.word()))
    words.skip(1);
  const bool user_first = !words.in_reply() && words.left() > 1 && !is_display_option(words.word()) &&
                          may_be_user(words.word()) && command.legacy_user.empty();
  if (user_first) {
    words.take_user(command);
    if (!is_display_option(words.word())) words.take_password(command);
    if (words.done()) return words.fail(CommandFault::no_text, Phrase("expected.option"_text));
  }
  while (!words.done()) {
    const std::string_view word = without_dashes(words.word());
    const std::optional<CommandOption> option = parse_option(word);
    const bool lacks_value = option && option->value.empty() && word.find('=') != std::string_view::npos;
    if (!option || lacks_value || !is_display_option(word) || command.options.size() == most_options) {
      const std::string near(text::nearest(word.substr(0, word.find('=')), plain_options));
      return words.fail(CommandFault::bad_option, Phrase("expected.settings"_text), near);
    }
    command.options.push_back(*option);
    words.skip(1);
  }
  return true;
}

}  // namespace mt::server::protocol
