#include "movetext/cli/help.hpp"

#include "movetext/cli/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::cli {
namespace {

constexpr std::size_t option_column = 29;
constexpr std::size_t command_column = 14;
constexpr std::size_t status_column = 7;

constexpr auto meanings = std::to_array<ExitMeaning>({
    {Status::ok, "success"},
    {Status::faults, "the input had errors; see the diagnostics"},
    {Status::usage, "the command line was invalid"},
    {Status::io, "reading or writing failed"},
    {Status::interrupted, "interrupted; no incomplete output file is left"},
});

constexpr auto program_examples = std::to_array<Example>({
    {"movetext check club.pdn", "every error, with its place and a remedy"},
    {"movetext export --sort --unique *.pdn.zst -o season.pdn", "one clean archive from many files"},
    {"movetext draw --game russian --as svg -o start.svg", "a diagram"},
});

// Composes a help text.
class HelpText {
 public:
  explicit HelpText(HelpStyle style) : style_(style) {}

  void heading(std::string_view words) {
    out_.append(out_.empty() ? "" : "\n");
    bold(words);
    out_ += '\n';
  }
  void usage(std::string_view line) {
    bold("Usage:");
    out_.append(" ").append(line).append("\n");
  }
  void line(std::string_view line) { out_.append(line).append("\n"); }
  void paragraph(std::string_view words) {
    out_.append("\n").append(wrap(words, style_.width, 0)).append("\n");
  }
  void entry(const std::string& left, std::string_view right, std::size_t column) {
    out_ += left;
    if (left.size() + 2 > column) {
      out_ += '\n';
      out_.append(column, ' ');
    } else {
      out_.append(column - left.size(), ' ');
    }
    out_.append(wrap(right, style_.width, column)).append("\n");
  }
  void option(const Option& option) {
    std::string help(option.help);
    std::string_view before = ": ";
    for (const std::string_view choice : unnamed_choices(option))
      help.append(std::exchange(before, ", ")).append(choice);
    entry("  " + option_usage(option), help, option_column);
  }
  void examples(std::span<const Example> examples) {
    if (examples.empty()) return;
    heading("Examples:");
    for (const Example& example : examples)
      out_.append("  ").append(example.command).append("\n      ").append(example.what).append("\n");
  }
  std::string take() { return std::move(out_); }

 private:
  void bold(std::string_view words) {
    out_.append(style_.bold ? "\x1B[1m" : "").append(words).append(style_.bold ? "\x1B[0m" : "");
  }

  HelpStyle style_;
  std::string out_;
};

// Returns the summary as a sentence.
std::string sentence(std::string_view summary) {
  std::string out(summary);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out + '.';
}

}  // namespace

HelpStyle help_style(const Terminal& terminal) {
  constexpr std::size_t narrowest = 60;
  constexpr std::size_t widest = 80;
  return {std::clamp(terminal.out_width, narrowest, widest), terminal.out_colour};
}

std::span<const ExitMeaning> exit_meanings() {
  return meanings;
}

std::span<const ExitMeaning> exit_meanings(const Command& command) {
  return command.exits.empty() ? exit_meanings() : command.exits;
}

std::string version_text() {
  return "movetext " MOVETEXT_VERSION
         "\nCopyright the movetext authors. Licensed under the Apache License, Version 2.0.\n";
}

std::string synopsis(const Command& command) {
  std::string out = "movetext " + std::string(command.name);
  for (const Option& option : command.options)
    if (option.required) out.append(" --").append(option.name).append(" ").append(option.value);
  out += " [OPTIONS]";
  if (!command.operands.empty()) out.append(" ").append(command.operands);
  return out;
}

std::string option_usage(const Option& option) {
  std::string out = option.letter != '\0' ? std::string("-") + option.letter + ", " : std::string(4, ' ');
  out.append("--").append(option.name);
  const bool is_flag = option.kind == ValueKind::none;
  const std::string_view value = is_flag && option.value.empty() ? option.choices : option.value;
  if (!value.empty()) out.append(is_flag ? "[=" : " ").append(value).append(is_flag ? "]" : "");
  return out;
}

std::string first_steps() {
  return "movetext keeps recorded board games readable, correct and playable.\n"
         "\n"
         "Three commands to start with:\n"
         "  movetext check games.pgn                     what is wrong in a file, and where\n"
         "  movetext export --unique *.pgn -o all.pgn    one clean file from many\n"
         "  movetext draw --game chess -o start.svg      a diagram\n"
         "\n"
         "'movetext --help' lists all commands, 'movetext COMMAND --help' explains one.\n";
}

std::string program_help(Commands commands, HelpStyle style) {
  HelpText help(style);
  help.usage("movetext COMMAND [OPTIONS] [FILE...]");
  help.line("       movetext COMMAND --help");
  help.paragraph("movetext keeps recorded board games readable, correct and playable.");
  help.heading("Commands:");
  for (const Command* command : commands)
    help.entry("  " + std::string(command->name), command->summary, command_column);
  help.heading("Options:");
  help.entry("  -h, --help", "show this help; 'movetext help COMMAND' explains a command", option_column);
  help.entry("  -V, --version", "show the version", option_column);
  help.paragraph("A FILE may be compressed (gzip, bzip2, xz, zstd); '-' or no FILE means standard input.");
  help.examples(program_examples);
  return help.take();
}

std::string command_help(const Command& command, HelpStyle style) {
  HelpText help(style);
  help.usage(synopsis(command));
  help.paragraph(sentence(command.summary));
  for (const std::string_view paragraph : split_words(command.description, '\n'))
    if (!paragraph.empty()) help.paragraph(paragraph);
  for (const Option& option : command.options) {
    if (const std::string_view group = group_at(command, option); !group.empty())
      help.heading(std::string(group) + ":");
    help.option(option);
  }
  help.heading("Common options:");
  for (const Option* option : shared_options(command)) help.option(*option);
  help.heading("Exit status:");
  for (const ExitMeaning& meaning : exit_meanings(command))
    help.entry("  " + std::to_string(static_cast<int>(meaning.status)), meaning.meaning, status_column);
  help.examples(command.examples);
  return help.take();
}

std::vector<std::string_view> unnamed_choices(const Option& option) {
  if (option.kind != ValueKind::choice) return {};
  std::vector<std::string_view> choices = split_words(option.choices);
  const std::vector<std::string_view> words = split_words(option.help, ' ');
  const auto is_named = [&](std::string_view choice) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
      return word.substr(0, word.find_last_not_of(":,;)") + 1) == choice;
    });
  };
  if (std::all_of(choices.begin(), choices.end(), is_named)) choices.clear();
  return choices;
}

std::string_view group_at(const Command& command, const Option& option) {
  if (!option.group.empty()) return option.group;
  return &option == command.options.data() ? "Options" : std::string_view{};
}

}  // namespace mt::cli
