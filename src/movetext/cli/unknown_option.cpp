#include "movetext/cli/unknown_option.hpp"

#include "movetext/cli/words.hpp"
#include "movetext/text/join.hpp"

#include <algorithm>
#include <vector>

namespace mt::cli {
namespace {

// Adds the long names of an option, with their dashes.
void add_names(const Option& option, std::vector<std::string>& names) {
  names.push_back("--" + std::string(option.name));
  for (const std::string_view synonym : split_words(option.synonyms))
    names.push_back("--" + std::string(synonym));
}

std::vector<std::string> long_names(const Command& command) {
  std::vector<std::string> names;
  for (const Option* option : offered_options(command)) add_names(*option, names);
  return names;
}

// Returns the commands that have an option of their own with this name.
std::vector<std::string> owners_of(std::string_view name, Commands commands) {
  std::vector<std::string> owners;
  for (const Command* command : commands)
    if (std::any_of(command->options.begin(), command->options.end(),
                    [&](const Option& option) { return is_called(option, name); }))
      owners.emplace_back(command->name);
  return owners;
}

// Returns " (did you mean --split of export and convert?)", or an empty string.
std::string near_elsewhere(Commands commands, std::string_view name) {
  std::vector<std::string> names;
  for (const Command* command : commands)
    for (const Option& option : command->options) add_names(option, names);
  const std::string_view near = nearest_name(name, {names.begin(), names.end()});
  if (near.empty()) return {};
  return " (did you mean " + std::string(near) + " of " + text::both_of(owners_of(near, commands)) + "?)";
}

// Returns the option of this command that users confuse with the named option of other commands, or nullptr.
const Option* meant_by(const Command& command, std::string_view name) {
  for (const Option& option : command.options)
    if (!option.instead_of.empty() && name == "--" + std::string(option.instead_of)) return &option;
  return nullptr;
}

std::string_view without_value(std::string_view word) {
  return word.substr(0, word.find('='));
}

bool asks_for_version(std::string_view name) {
  return name == "--version" || name == "-V";
}

}  // namespace

bool is_called(const Option& option, std::string_view name) {
  if (name.size() == 2 && name[0] == '-') return option.letter != '\0' && name[1] == option.letter;
  std::vector<std::string> names;
  add_names(option, names);
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string unknown_option(const Command& command, Commands commands, std::string_view word) {
  const std::string_view name = without_value(word);
  const std::string unknown = "unknown option " + std::string(name);
  if (asks_for_version(name)) return unknown + ": 'movetext --version' shows the version";
  if (const Option* meant = meant_by(command, name))
    return unknown + " (did you mean --" + std::string(meant->name) + "?)";
  if (const std::vector<std::string> owners = owners_of(name, commands); !owners.empty())
    return unknown + ": it belongs to " + text::both_of(owners);
  const std::vector<std::string> own = long_names(command);
  if (const std::string near = did_you_mean(name, {own.begin(), own.end()}); !near.empty())
    return unknown + near;
  return unknown + near_elsewhere(commands, name);
}

std::string unknown_option(Commands commands, std::span<const std::string> words) {
  const std::string& word = words.front();
  const std::string name(without_value(word));
  const auto offers = [&](const Command* command) {
    const std::vector<const Option*> options = offered_options(*command);
    return std::any_of(options.begin(), options.end(),
                       [&](const Option* option) { return is_called(*option, name); });
  };
  const auto behind = std::find_if(words.begin() + 1, words.end(), [&](const std::string& other) {
    return find_command(commands, other) != nullptr;
  });
  if (behind != words.end()) {
    const Command& typed = *find_command(commands, *behind);
    return offers(&typed) ? name + " comes after the command: 'movetext " + *behind + " " + word + "'"
                          : unknown_option(typed, commands, word);
  }
  if (std::any_of(commands.begin(), commands.end(), offers))
    return name + " comes after the command: 'movetext COMMAND " + word + "'";
  return "unknown option " + name + did_you_mean(name, {"--help", "--version"});
}

}  // namespace mt::cli
