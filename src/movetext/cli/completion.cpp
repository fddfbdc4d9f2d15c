#include "movetext/cli/completion.hpp"

#include "movetext/cli/words.hpp"
#include "movetext/games/table/game_rows.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <vector>

namespace mt::cli {
namespace {

std::string command_names(Commands commands) {
  std::string names;
  for (const Command* command : commands) names.append(names.empty() ? "" : " ").append(command->name);
  return names;
}

std::string game_names() {
  std::string names;
  for (const GameRow& row : game_rows()) names.append(names.empty() ? "" : " ").append(row.name);
  return names;
}

std::string choice_names(const Option& option) {
  std::string names;
  for (const std::string_view choice : split_words(option.choices))
    names.append(names.empty() ? "" : " ").append(choice);
  return names;
}

// Returns the text between single quotes, as one word of a shell.
std::string in_quotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      out += c;
    }
  }
  return out + "'";
}

// Returns the text with a backslash before each character that has a meaning in a zsh specification.
std::string zsh_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_value(const Option& option) {
  if (option.kind == ValueKind::none) return {};
  if (!option.choices.empty()) return ":" + std::string(option.value) + ":(" + choice_names(option) + ")";
  switch (option.kind) {
    case ValueKind::none:
      break;
    case ValueKind::game:
      return ":" + std::string(option.value) + ":(" + game_names() + ")";
    case ValueKind::file:
      return ":" + std::string(option.value) + ":_files";
    case ValueKind::choice:
    case ValueKind::text:
    case ValueKind::number:
      return ":" + std::string(option.value) + ":";
  }
  return {};
}

// Adds one arm of the case statement that completes the value of an option.
void add_bash_value(std::string& out, const Option& option) {
  std::string words;
  if (!option.choices.empty()) words = choice_names(option);
  if (option.kind == ValueKind::game) words = game_names();
  std::string pattern = "--" + std::string(option.name);
  if (option.letter != '\0') pattern.append("|-").append(1, option.letter);
  out += "    " + pattern + ") ";
  if (!words.empty()) {
    out += "COMPREPLY=($(compgen -W '" + words + "' -- \"$word\")); return ;;\n";
  } else if (option.kind == ValueKind::file) {
    out += "COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n";
  } else {
    out += "return ;;\n";
  }
}

}  // namespace

std::string bash_completion(Commands commands) {
  std::string out =
      "# bash completion for movetext\n"
      "_movetext() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} "
      "options\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '" +
      command_names(commands) +
      " help --help --version' -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  case $before in\n";
  std::vector<std::string_view> seen;
  for (const Command* command : commands) {
    for (const Option* option : offered_options(*command)) {
      if (option->kind == ValueKind::none || std::find(seen.begin(), seen.end(), option->name) != seen.end())
        continue;
      // The values of --to differ between commands, so they are completed for each command (below).
      if (option->name == "to") continue;
      seen.push_back(option->name);
      add_bash_value(out, *option);
    }
  }
  out += "  esac\n  case $command in\n";
  for (const Command* command : commands) {
    out += "    " + std::string(command->name) + ")\n";
    std::string names;
    for (const Option* option : offered_options(*command)) {
      names.append(names.empty() ? "--" : " --").append(option->name);
      if (option->name == "to" && !option->choices.empty())
        out += "      if [ \"$before\" = --to ]; then COMPREPLY=($(compgen -W '" + choice_names(*option) +
               "' -- \"$word\")); return; fi\n";
    }
    out += "      options='" + names + "' ;;\n";
  }
  out +=
      "  esac\n"
      "  case $word in\n"
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
      "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
      "  esac\n"
      "}\n"
      "complete -o filenames -F _movetext movetext\n";
  return out;
}

std::string zsh_completion(Commands commands) {
  std::string out =
      "#compdef movetext\n"
      "_movetext() {\n"
      "  if (( CURRENT == 2 )); then\n"
      "    local -a names\n"
      "    names=(\n";
  for (const Command* command : commands)
    out += "      " + in_quotes(std::string(command->name) + ":" + zsh_text(command->summary)) + "\n";
  out +=
      "      '--help:show help'\n"
      "      '--version:show the version'\n"
      "    )\n"
      "    _describe -t commands command names\n"
      "    return\n"
      "  fi\n"
      "  local command=$words[2]\n"
      "  (( CURRENT-- ))\n"
      "  shift words\n"
      "  case $command in\n";
  for (const Command* command : commands) {
    out += "    " + std::string(command->name) + ")\n      _arguments -S";
    for (const Option* option : offered_options(*command)) {
      const std::string tail = "[" + zsh_text(option->help) + "]" + zsh_value(*option);
      out +=
          " \\\n        " + in_quotes((option->repeatable ? "*--" : "--") + std::string(option->name) + tail);
      if (option->letter != '\0')
        out += " \\\n        " + in_quotes(std::string("-") + option->letter + tail);
    }
    if (command->takes == Operands::files) out += " \\\n        '*:file:_files'";
    out += "\n      ;;\n";
  }
  out +=
      "  esac\n"
      "}\n"
      "if [ \"$funcstack[1]\" = _movetext ]; then _movetext \"$@\"; else compdef _movetext movetext; fi\n";
  return out;
}

std::string fish_completion(Commands commands) {
  std::string out =
      "# fish completion for movetext\n"
      "complete -c movetext -f -n __fish_use_subcommand -l help -s h -d 'show help'\n"
      "complete -c movetext -f -n __fish_use_subcommand -l version -d 'show the version'\n";
  for (const Command* command : commands) {
    const std::string name(command->name);
    const std::string inside = " -n '__fish_seen_subcommand_from " + name + "'";
    out += "complete -c movetext -f -n __fish_use_subcommand -a " + name + " -d " +
           in_quotes(command->summary) + "\n";
    if (command->takes == Operands::files) out += "complete -c movetext -F" + inside + "\n";
    for (const Option* option : offered_options(*command)) {
      out += "complete -c movetext" + inside + " -l " + std::string(option->name);
      if (option->letter != '\0') out.append(" -s ").append(1, option->letter);
      const bool has_value = option->kind != ValueKind::none;
      if (has_value && !option->choices.empty()) out += " -x -a " + in_quotes(choice_names(*option));
      if (option->kind == ValueKind::game) out += " -x -a " + in_quotes(game_names());
      if (option->kind == ValueKind::file) out += " -r -F";
      if (option->kind == ValueKind::text || option->kind == ValueKind::number) out += " -x";
      out += " -d " + in_quotes(option->help) + "\n";
    }
  }
  return out;
}

}  // namespace mt::cli
