#include "movetext/cli/parse.hpp"

#include "movetext/cli/help.hpp"
#include "movetext/cli/unknown_option.hpp"
#include "movetext/cli/words.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/join.hpp"
#include "movetext/text/number.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>

namespace mt::cli {
namespace {

// A mistake in the value of an option.
struct BadValue {
  std::string text;
};

void check_choice(const Option& option, const std::string& value) {
  const std::vector<std::string_view> choices = split_words(option.choices);
  if (std::find(choices.begin(), choices.end(), value) != choices.end()) return;
  const std::string begin = "--" + std::string(option.name) + " cannot be '" + value + "'";
  if (choices.size() == 1) throw BadValue{begin + "; use " + std::string(choices.front())};
  std::string list;
  for (const std::string_view choice : choices) list.append(list.empty() ? "" : ", ").append(choice);
  throw BadValue{begin + did_you_mean(value, choices) + "; use one of " + list};
}

void check_number(const Option& option, const std::string& value) {
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  if (text::parse_number(value, most) >= 0) return;
  const bool is_large = !value.empty() && std::all_of(value.begin(), value.end(), text::is_digit);
  throw BadValue{"--" + std::string(option.name) + " takes a number" +
                 (is_large ? " up to " + std::to_string(most) : std::string()) + ", not '" + value + "'"};
}

// Returns whether an empty value is refused, because it would mean the same as no option.
bool needs_text(const Option& option) {
  return option.kind == ValueKind::file || (option.kind == ValueKind::text && !option.choices.empty());
}

void check_value(const Option& option, const std::string& value) {
  if (value.empty() && needs_text(option))
    throw BadValue{"--" + std::string(option.name) + " needs a value that is not empty"};
  switch (option.kind) {
    case ValueKind::none:
    case ValueKind::text:
    case ValueKind::file:
      return;
    case ValueKind::number:
      check_number(option, value);
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

// Returns the long option that was written with one dash, or nullptr. CLI11 would read "-output" as -o with
// the value "utput".
const Option* written_with_one_dash(const Command& command, std::string_view word) {
  if (word.size() < 3 || word[0] != '-' || word[1] == '-') return nullptr;
  const std::string name = "-" + std::string(word.substr(0, word.find('=')));
  for (const Option* option : offered_options(command))
    if (is_called(*option, name)) return option;
  return nullptr;
}

// Returns whether a word that begins with a dash is an argument, not an option. It is an argument if it is a
// negative number, or a position that begins with empty squares. Options are shorter or contain other
// characters, even an option letter that is joined to a file name.
bool is_dashed_text(std::string_view word) {
  constexpr std::size_t least_squares = 24;
  if (word.size() < 2 || word[0] != '-') return false;
  const std::string_view first = word.substr(0, word.find_first_of(" :"));
  if (std::all_of(first.begin() + 1, first.end(), text::is_digit)) return first.size() > 1;
  const bool squares = std::all_of(first.begin(), first.end(), [](char c) {
    return c == '-' || c == '*' || text::is_letter(c) || text::is_digit(c);
  });
  return squares && first.size() >= least_squares;
}

class Parser {
 public:
  Parser(const Command& command, Commands commands) : command_(command), commands_(commands) {
    app_.set_help_flag();
    app_.allow_extras();
    add(command.options);
    add(common_options());
  }

  void parse(std::vector<std::string> words, Invocation& invocation) {
    // A word after "--" is not an option, whatever its form.
    const auto mark = std::find(words.begin(), words.end(), "--");
    const std::vector<std::string> after_mark(mark == words.end() ? mark : mark + 1, words.end());
    words.erase(mark, words.end());
    std::vector<std::string> behind = take_dashed_texts(words);
    behind.insert(behind.end(), after_mark.begin(), after_mark.end());
    for (const std::string& word : words)
      if (written_with_one_dash(command_, word) != nullptr) refuse(word);
    words = with_empty_values(std::move(words));
    std::reverse(words.begin(), words.end());  // CLI11 takes the words in reverse order
    app_.parse(std::move(words));

    std::vector<std::string> operands = app_.remaining();
    refuse_unknown_options(operands);
    operands.insert(operands.end(), behind.begin(), behind.end());
    take_values(invocation);
    if (invocation.has("help")) return;
    check_game(invocation);
    for (const auto& [option, found] : options_)
      if (option->required && found->count() == 0)
        throw BadValue{"--" + std::string(option->name) + " is needed"};
    check_operands(operands);
    invocation.set_operands(std::move(operands));
  }

  // Returns a note that names the common options that the user has given but this command does not use.
  // Returns an empty string if there are none.
  std::string note(const Invocation& invocation) const {
    std::vector<std::string> idle;
    for (const Option& option : common_options())
      if (!option.vacuous && !has_use_for(command_, option) && invocation.has(option.name))
        idle.push_back("--" + std::string(option.name) + hint_for(option));
    if (idle.empty()) return {};
    return text::both_of(idle) + (idle.size() == 1 ? " does" : " do") + " nothing in '" +
           std::string(command_.name) + "'";
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

  // For a command whose operand is a text: removes from `words` the parts of the text that begin with a dash,
  // and returns them. All words after the first such part that do not begin with a dash also belong to the
  // text, so they are removed and returned, too.
  std::vector<std::string> take_dashed_texts(std::vector<std::string>& words) const {
    std::vector<std::string> texts;
    if (command_.takes != Operands::text) return texts;
    std::vector<std::string> others;
    bool is_value = false;  // the word is the value of the option before it
    for (std::string& word : words) {
      const bool is_text = !is_value && (is_dashed_text(word) || (!texts.empty() && !word.starts_with('-')));
      is_value = !is_text && !is_value && wants_value(word);
      (is_text ? texts : others).push_back(std::move(word));
    }
    words = std::move(others);
    return texts;
  }
  bool wants_value(std::string_view word) const {
    return std::any_of(options_.begin(), options_.end(), [&](const auto& known) {
      return known.first->kind != ValueKind::none && is_called(*known.first, word);
    });
  }

  // Splits "--output=" into the option and an empty word, because CLI11 would take the next word as the
  // value.
  std::vector<std::string> with_empty_values(std::vector<std::string> words) const {
    std::vector<std::string> out;
    for (std::string& word : words) {
      const std::string name = word.substr(0, word.size() - std::min<std::size_t>(word.size(), 1));
      const bool is_empty = word.starts_with("--") && word.find('=') == name.size();
      const auto named = std::find_if(options_.begin(), options_.end(),
                                      [&](const auto& known) { return is_called(*known.first, name); });
      const bool is_one = is_empty && named != options_.end();
      if (is_one && named->first->kind == ValueKind::none) throw BadValue{name + " needs a value after ="};
      if (is_one) {
        out.push_back(name);
        out.emplace_back();
      } else {
        out.push_back(std::move(word));
      }
    }
    return out;
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
    if (invocation.has("color")) invocation.colour(invocation.value_or("color", ""));
  }

  static void check_game(const Invocation& invocation) {
    const auto game = invocation.value("game");
    if (!game || !invocation.has("losing")) return;
    if (const GameSpec spec = *parse_game(*game); !has_losing_form(spec))
      throw BadValue{"--losing: " + spec.name() + " has no losing form"};
  }

  void check_operands(const std::vector<std::string>& operands) const {
    if (command_.takes == Operands::files &&
        std::find(operands.begin(), operands.end(), "") != operands.end())
      throw BadValue{"a file name is empty"};
    if (command_.takes != Operands::none || operands.empty()) return;
    std::string mistake = "unexpected argument '" + operands.front() + "'";
    const bool at_position = std::any_of(command_.options.begin(), command_.options.end(),
                                         [](const Option& option) { return option.name == "position"; });
    if (at_position) mistake += "; give a position with --position, moves with --play";
    throw BadValue{mistake};
  }

  // Returns " (did you mean --to?)", or an empty string.
  std::string hint_for(const Option& common) const {
    for (const Option& option : command_.options)
      if (option.instead_of == common.name) return " (did you mean --" + std::string(option.name) + "?)";
    return {};
  }

  // Rejects unknown options, which CLI11 leaves among the operands. A word that begins with three dashes is
  // not an option: it may be the empty squares of a position.
  void refuse_unknown_options(const std::vector<std::string>& rest) const {
    for (const std::string& word : rest)
      if (word.size() >= 2 && word[0] == '-' && !word.starts_with("---")) refuse(word);
  }

  [[noreturn]] void refuse(std::string_view word) const {
    throw BadValue{unknown_option(command_, commands_, word)};
  }

  const Command& command_;
  Commands commands_;
  CLI::App app_;
  std::vector<std::pair<const Option*, CLI::Option*>> options_;
};

}  // namespace

Parsed parse(const Command& command, Commands commands, std::span<const std::string> words,
             const Terminal& terminal, const std::atomic<bool>& stop) {
  Parsed parsed;
  auto invocation = std::make_unique<Invocation>(command, terminal, stop);
  try {
    Parser parser(command, commands);
    parser.parse({words.begin(), words.end()}, *invocation);
    if (invocation->has("help")) {
      parsed.help = command_help(command, help_style(invocation->terminal()));
    } else {
      if (!invocation->has("quiet")) parsed.note = parser.note(*invocation);
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
