#include "movetext/cli/run.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/archive/output.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/file_clashes.hpp"
#include "movetext/cli/help.hpp"
#include "movetext/cli/parse.hpp"
#include "movetext/cli/private_part.hpp"
#include "movetext/cli/signals.hpp"
#include "movetext/cli/unknown_option.hpp"
#include "movetext/cli/words.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <exception>
#include <string>
#include <unistd.h>
#include <vector>

namespace mt::cli {
namespace {

// The private program that reads databases.
constexpr std::string_view database_program = "movetext-database";

Status write_out(std::string_view text) {
  archive::Output output;
  return output.open({}) && output.write(text) && output.finish() ? Status::ok : report_io(output);
}

Status misused(const std::string& mistake, std::string_view command = {}) {
  complain(mistake);
  const std::string middle = command.empty() ? std::string{} : std::string(command) + " ";
  complain("see 'movetext " + middle + "--help'");
  return Status::usage;
}

Status unknown_command(std::span<const std::string> words, Commands commands) {
  const std::string& word = words.front();
  if (word.starts_with('-')) return misused(unknown_option(commands, words));
  if (::access(word.c_str(), F_OK) == 0)
    return misused("'" + word + "' is a file, not a command: 'movetext check " + word + "' reads it");
  std::vector<std::string_view> names;
  for (const Command* command : commands) names.push_back(command->name);
  return misused("unknown command " + word + did_you_mean(word, names));
}

// Replaces this process by the program, which receives the same command line. Returns only if that program
// cannot be started, after reporting the reason.
Status hand_over(const Command& command, std::string_view program, std::span<const std::string> words) {
  std::vector<std::string> line{"movetext", std::string(command.name)};
  line.insert(line.end(), words.begin(), words.end());
  std::vector<char*> pointers;
  pointers.reserve(line.size() + 1);
  for (std::string& word : line) pointers.push_back(word.data());
  pointers.push_back(nullptr);

  const std::string needs = "'" + line[1] + "' needs the program " + std::string(program);
  const auto [whole, fault] = private_part(program);
  if (!fault.empty()) {
    complain(needs + ": " + fault);
    return Status::usage;
  }
  ::execv(whole.c_str(), pointers.data());
  if (errno == ENOENT)
    complain(needs + ", which is not installed: " + whole);
  else
    complain(whole + ": " + std::strerror(errno));
  return Status::usage;
}

bool reads_database(const Invocation& invocation) {
  return invocation.command().takes == Operands::files &&
         std::ranges::any_of(invocation.operands(), archive::is_database);
}

Status run_command(const Command& command, Commands commands, std::span<const std::string> words,
                   const archive::OpenContainer& open_container) {
  Parsed parsed = parse(command, commands, words, find_terminal(), watch_signals());
  if (!parsed.mistake.empty()) return misused(parsed.mistake, command.name);
  if (!parsed.invocation) return write_out(parsed.help);
  if (command.run == nullptr) return hand_over(command, command.program, words);
  if (!open_container && reads_database(*parsed.invocation))
    return hand_over(command, database_program, words);
  parsed.invocation->set_open_container(open_container);
  if (const std::string clash = objection_to_clashes(*parsed.invocation); !clash.empty())
    return misused(clash, command.name);
  if (!parsed.note.empty()) complain(parsed.note);
  const Status status = command.run(*parsed.invocation);
  return parsed.invocation->stop() ? Status::interrupted : status;
}

Status show_help(std::span<const std::string> about, Commands commands) {
  const HelpStyle style = help_style(find_terminal());
  if (about.empty() || about.front() == "help" || about.front() == "--help" || about.front() == "-h")
    return write_out(program_help(commands, style));
  const Command* command = find_command(commands, about.front());
  return command == nullptr ? unknown_command(about, commands) : write_out(command_help(*command, style));
}

Status dispatch(std::span<const std::string> words, Commands commands,
                const archive::OpenContainer& open_container) {
  if (words.empty()) {
    write_error(first_steps());
    return Status::usage;
  }
  const std::string& first = words.front();
  if (first == "--version" || first == "-V") return write_out(version_text());
  if (first == "--help" || first == "-h" || first == "help") return show_help(words.subspan(1), commands);
  const Command* command = find_command(commands, first);
  return command == nullptr ? unknown_command(words, commands)
                            : run_command(*command, commands, words.subspan(1), open_container);
}

}  // namespace

int run(std::span<const std::string> words, Commands commands, const archive::OpenContainer& open_container) {
#ifdef __GLIBC__
  // Returns large freed buffers to the system. By default the C library would keep larger and larger buffers.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
  try {
    return static_cast<int>(dispatch(words, commands, open_container));
  } catch (const std::exception& error) {
    complain(error.what());  // out of memory, or of threads
  }
  return static_cast<int>(Status::io);
}

}  // namespace mt::cli
