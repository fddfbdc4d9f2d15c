#include "movetext/cli/parse.hpp"

#include "movetext/cli/help.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/number.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>

namespace mt::cli {
namespace {

// Describes a mistake in the value of an option.
struct BadValue {
  std::string text;
};

void check_choice(const Option& option, const std::string& value) {
  const std::vector<std::string_view> choices = split_words(option.choices);
  if (std::find(choices.begin(), choices.end(), value) != choices.end()) return;
  std::string list;
  for (const std::string_view choice : choices) list.append(list.empty() ? "" : ", ").append(choice);
  throw BadValue{"--" + std::string(option.name) + " cannot be '" + value + "'" +
                 did_you_mean(value, choices) + ": it is one of " + list};
}

void check_value(const Option& option, const std::string& value) {
  switch (option.kind) {
    case ValueKind::none:
    case ValueKind::text:
    case ValueKind::file:
      return;
    case ValueKind::number:
      if (text::parse_number(value, std::numeric_limits<std::int32_t>::max()) < 0)
        throw BadValue{"--" + std::string(option.name) + " takes a number, not '" + value + "'"};
      return;
    case ValueKind::choice:
      check_choice(option, value);
      return;
    case ValueKind::game:
      if (const std::string objection = game_objection(value); !objection.empty())
        throw BadValue{objection + "; 'movetext games' lists them"};
      return;
  }
}

std::string cli11_names(const Option& option) {
  std::string names = option.letter != '\0' ? std::string("-") + option.letter + "," : std::string{};
  names.append("--").append(option.name);
  for (const std::string_view synonym : split_words(option.synonyms)) names.append(",--").append(synonym);
  return names;
}

class Parser {
 public:
  explicit Parser(const Command& command) : command_(command) {
    app_.set_help_flag();
    app_.allow_extras();
    add(command.options);
    add(common_options());
  }

  void parse(std::vector<std::string> words, Invocation& invocation) {
    // A word after "--" is not an option, whatever it looks like.
    const auto mark = std::find(words.begin(), words.end(), "--");
    const std::vector<std::string> behind(mark == words.end() ? mark : mark + 1, words.end());
    words.erase(mark, words.end());
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    app_.parse(std::move(words));

    std::vector<std::string> operands = app_.remaining();
    refuse_unknown_options(operands);
    operands.insert(operands.end(), behind.begin(), behind.end());
    take_values(invocation);
    if (invocation.has("help")) return;
    if (const auto game = invocation.value("game"); game && invocation.has("losing"))
      if (const GameSpec spec = *parse_game(*game); !has_losing_form(spec))
        throw BadValue{"--losing: " + spec.name() + " has no losing form"};
    for (const auto& [option, found] : options_)
      if (option->required && found->count() == 0)
        throw BadValue{"--" + std::string(option->name) + " is needed"};
    if (command_.takes == Operands::none && !operands.empty())
      throw BadValue{"'" + operands.front() + "' is too much: this command takes no files"};
    invocation.set_operands(std::move(operands));
  }

 private:
  void add(std::span<const Option> options) {
    for (const Option& option : options) {
      CLI::Option* added = option.kind == ValueKind::none ? app_.add_flag(cli11_names(option))
                                                          : app_.add_option(cli11_names(option))->expected(1);
      added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
      options_.emplace_back(&option, added);
    }
  }

  void take_values(Invocation& invocation) const {
    for (const auto& [option, found] : options_) {
      if (found->count() == 0) continue;
      std::vector<std::string> values = found->results();
      if (option->kind == ValueKind::none) {
        if (values.front() == "true")
          values.clear();
        else if (option->choices.empty() && option->value.empty())
          throw BadValue{"--" + std::string(option->name) + " takes no value"};
        else if (!option->choices.empty())
          check_choice(*option, values.front());
      }
      if (values.size() > 1 && !option->repeatable)
        throw BadValue{"--" + std::string(option->name) + " is given twice"};
      for (const std::string& value : values) check_value(*option, value);
      invocation.set(option->name, std::move(values));
    }
  }

  // Refuses options that CLI11 does not know; they are left over together with the operands.  No option
  // begins with three dashes, as the empty squares of a position do.
  void refuse_unknown_options(const std::vector<std::string>& rest) const {
    for (const std::string& word : rest) {
      if (word.size() < 2 || word[0] != '-' || word.starts_with("---")) continue;
      const std::string name = word.substr(0, word.find('='));
      std::vector<std::string> known;
      for (const auto& [option, found] : options_) {
        known.push_back("--" + std::string(option->name));
        for (const std::string_view synonym : split_words(option->synonyms))
          known.push_back("--" + std::string(synonym));
      }
      throw BadValue{"unknown option " + name + did_you_mean(name, {known.begin(), known.end()})};
    }
  }

  const Command& command_;
  CLI::App app_;
  std::vector<std::pair<const Option*, CLI::Option*>> options_;
};

}  // namespace

Parsed parse(const Command& command, std::span<const std::string> words, const Terminal& terminal,
             const std::atomic<bool>& stop) {
  Parsed parsed;
  auto invocation = std::make_unique<Invocation>(command, terminal, stop);
  try {
    Parser(command).parse({words.begin(), words.end()}, *invocation);
    if (invocation->has("help")) {
      parsed.help = command_help(command);
    } else {
      parsed.invocation = std::move(invocation);
    }
  } catch (const BadValue& bad) {
    parsed.mistake = bad.text;
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string_view name = error.what();  // begins with the option and a colon
    parsed.mistake = std::string(name.substr(0, name.find(':'))) + " needs a value";
  } catch (const CLI::ParseError& error) {
    parsed.mistake = error.what();
  }
  return parsed;
}

}  // namespace mt::cli
