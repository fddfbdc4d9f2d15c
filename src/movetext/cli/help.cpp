#include "movetext/cli/help.hpp"

#include "movetext/cli/words.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::size_t width = 80;
constexpr std::size_t option_column = 29;
constexpr std::size_t command_column = 12;

constexpr auto meanings = std::to_array<ExitMeaning>({
    {Status::ok, "all well"},
    {Status::faults, "something in the input was wrong; diagnostics say what"},
    {Status::usage, "the command line was wrong"},
    {Status::io, "input or output failed"},
    {Status::interrupted, "interrupted; no output file is left half written"},
});

constexpr auto program_examples = std::to_array<Example>({
    {"movetext check club.pdn", "every defect, with its place and its remedy"},
    {"movetext export --sort --unique *.pdn.zst -o season.pdn", "one clean archive out of many files"},
    {"movetext draw --game russian --as svg -o start.svg", "a diagram"},
});

void add_entry(std::string& out, const std::string& left, std::string_view right, std::size_t column) {
  out += left;
  if (left.size() + 2 > column) {
    out += '\n';
    out.append(column, ' ');
  } else {
    out.append(column - left.size(), ' ');
  }
  out.append(wrap(right, width, column)).append("\n");
}

void add_options(std::string& out, std::string_view heading, std::span<const Option> options) {
  if (options.empty()) return;
  out.append("\n").append(heading).append(":\n");
  for (const Option& option : options) {
    std::string help(option.help);
    if (option.kind == ValueKind::choice) {
      help += ": ";
      const std::vector<std::string_view> choices = split_words(option.choices);
      for (std::size_t i = 0; i < choices.size(); ++i) help.append(i == 0 ? "" : ", ").append(choices[i]);
    }
    add_entry(out, "  " + option_usage(option), help, option_column);
  }
}

void add_examples(std::string& out, std::span<const Example> examples) {
  if (examples.empty()) return;
  out += "\nExamples:\n";
  for (const Example& example : examples)
    out.append("  ").append(example.command).append("\n      ").append(example.what).append("\n");
}

}  // namespace

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

std::string program_help(Commands commands) {
  std::string out =
      "movetext keeps recorded board games readable, correct and playable.\n"
      "\n"
      "Usage: movetext COMMAND [OPTIONS] [FILE...]\n"
      "       movetext COMMAND --help\n"
      "\n"
      "Commands:\n";
  for (const Command* command : commands)
    add_entry(out, "  " + std::string(command->name), command->summary, command_column);
  out += "\nOptions:\n";
  add_entry(out, "  -h, --help", "this text", option_column);
  add_entry(out, "      --version", "the version of the program", option_column);
  out += "\nA FILE may be compressed (gzip, bzip2, xz, zstd); '-' or none is standard input.\n";
  add_examples(out, program_examples);
  return out;
}

std::string command_help(const Command& command) {
  std::string out = "movetext " + std::string(command.name) + ": " + std::string(command.summary) + "\n\n";
  out += "Usage: " + synopsis(command) + "\n";
  for (const std::string_view paragraph : split_words(command.description, '\n'))
    if (!paragraph.empty()) out.append("\n").append(wrap(paragraph, width, 0)).append("\n");
  add_options(out, "Options", command.options);
  add_options(out, "Common options", common_options());
  add_examples(out, command.examples);
  out += "\nExit status:\n";
  for (const ExitMeaning& meaning : exit_meanings(command))
    add_entry(out, "  " + std::to_string(static_cast<int>(meaning.status)), meaning.meaning, 7);
  return out;
}

}  // namespace mt::cli
