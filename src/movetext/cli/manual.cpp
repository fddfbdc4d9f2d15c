#include "movetext/cli/manual.hpp"

#include "movetext/cli/help.hpp"
#include "movetext/cli/words.hpp"

#include <utility>

namespace mt::cli {
namespace {

// Returns text that roff shows unchanged: escapes backslashes, hyphens (so that they can be copied), and dots
// at the beginning of a line.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      if (out.empty() && (c == '.' || c == '\'')) out += "\\&";
      out += c;
    }
  }
  return out;
}

void add_title(std::string& out, std::string_view page, std::string_view summary) {
  std::string title(page);
  for (char& c : title)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  out += ".TH " + title + " 1 \"\" \"movetext " MOVETEXT_VERSION "\" \"User Commands\"\n";
  out += ".SH NAME\n" + roff(page) + " \\- " + roff(summary) + "\n";
}

void add_option_page(std::string& out, const Option& option) {
  out += ".TP\n";
  if (option.letter != '\0') out.append("\\fB\\-").append(1, option.letter).append("\\fR, ");
  out += "\\fB" + roff("--" + std::string(option.name)) + "\\fR";
  const bool is_flag = option.kind == ValueKind::none;
  if (!option.value.empty())
    out += (is_flag ? "[=\\fI" : " \\fI") + roff(option.value) + "\\fR" + (is_flag ? "]" : "");
  if (is_flag && !option.choices.empty()) out += "[=\\fB" + roff(option.choices) + "\\fR]";
  out += "\n" + roff(option.help);
  std::string_view before = ": ";
  for (const std::string_view choice : unnamed_choices(option))
    out.append(std::exchange(before, ", ")).append("\\fB").append(roff(choice)).append("\\fR");
  for (const std::string_view synonym : split_words(option.synonyms))
    out += "; also \\fB" + roff("--" + std::string(synonym)) + "\\fR";
  out += ".\n";
}

void add_options(std::string& out, const Command& command) {
  if (!command.options.empty()) out += ".SH OPTIONS\n";
  for (const Option& option : command.options) {
    if (!option.group.empty()) out += ".SS " + roff(option.group) + "\n";
    add_option_page(out, option);
  }
  out += ".SH COMMON OPTIONS\n";
  for (const Option* option : shared_options(command)) add_option_page(out, *option);
}

void add_examples(std::string& out, std::span<const Example> examples) {
  out += ".SH EXAMPLES\n";
  for (const Example& example : examples)
    out += ".PP\n" + roff(example.what) + ":\n.PP\n.RS 4\n.nf\n" + roff(example.command) + "\n.fi\n.RE\n";
}

void add_exit_status(std::string& out, std::span<const ExitMeaning> rows) {
  out += ".SH EXIT STATUS\n";
  for (const ExitMeaning& meaning : rows)
    out += ".TP\n\\fB" + std::to_string(static_cast<int>(meaning.status)) + "\\fR\n" + roff(meaning.meaning) +
           ".\n";
}

void add_environment(std::string& out) {
  out +=
      ".SH ENVIRONMENT\n"
      ".TP\n"
      "\\fBNO_COLOR\\fR\n"
      "if this is set and not empty, colours are used only with --color.\n";
}

}  // namespace

std::string program_manual(Commands commands) {
  std::string out;
  add_title(out, "movetext", "keep recorded board games readable, correct and playable");
  out += ".SH SYNOPSIS\n\\fBmovetext\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIFILE\\fR...]\n";
  out +=
      ".SH DESCRIPTION\n"
      "\\fBmovetext\\fR checks, repairs, converts, sorts and draws records of board games: chess, xiangqi, "
      "Othello, backgammon, and draughts under every rule set that has a GameType number in PDN, with the "
      "losing forms.\n"
      ".PP\n"
      "A \\fIFILE\\fR is a path; \\fB\\-\\fR, or no \\fIFILE\\fR at all, is standard input. Files compressed "
      "by gzip, bzip2, xz or zstd are read directly. Results go to standard output, everything else to "
      "standard error. An output file is written completely or not at all.\n";
  out += ".SH COMMANDS\n";
  for (const Command* command : commands)
    out += ".TP\n\\fBmovetext\\-" + roff(command->name) + "\\fR(1)\n" + roff(command->summary) + ".\n";
  out += ".SH COMMON OPTIONS\n";
  for (const Option& option : common_options()) add_option_page(out, option);
  out += ".TP\n\\fB\\-V\\fR, \\fB\\-\\-version\\fR\nshow the version; only without a command.\n";
  out +=
      ".SH DIAGNOSTICS\n"
      "One line for each finding on standard error: \\fIFILE\\fR:\\fILINE\\fR:\\fICOLUMN\\fR: error or "
      "warning, a message, and a code in brackets. Lines and columns are counted from 1, columns in bytes. "
      "On a terminal, the line of the file follows with a caret.\n";
  add_exit_status(out, exit_meanings());
  add_environment(out);
  return out;
}

std::string command_manual(const Command& command, Commands commands) {
  std::string out;
  add_title(out, "movetext-" + std::string(command.name), command.summary);
  out += ".SH SYNOPSIS\n" + roff(synopsis(command)) + "\n.SH DESCRIPTION\n";
  bool first = true;
  for (const std::string_view paragraph : split_words(command.description, '\n')) {
    if (paragraph.empty()) continue;
    if (!first) out += ".PP\n";
    first = false;
    out += roff(paragraph) + "\n";
  }
  add_options(out, command);
  add_exit_status(out, exit_meanings(command));
  add_environment(out);
  add_examples(out, command.examples);
  out += ".SH SEE ALSO\n\\fBmovetext\\fR(1)";
  for (const Command* other : commands)
    if (other->name != command.name) out += ", \\fBmovetext\\-" + roff(other->name) + "\\fR(1)";
  out += "\n";
  return out;
}

}  // namespace mt::cli
