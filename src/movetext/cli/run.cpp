#include "movetext/cli/run.hpp"

#include "movetext/archive/output.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/hand_over.hpp"
#include "movetext/cli/help.hpp"
#include "movetext/cli/parse.hpp"
#include "movetext/cli/signals.hpp"
#include "movetext/cli/words.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <algorithm>
#include <exception>

namespace mt::cli {
namespace {

Status write_out(std::string_view text) {
  archive::Output output;
  return output.open({}) && output.write(text) && output.finish() ? Status::ok : report_io(output);
}

Status misused(const std::string& mistake, std::string_view command = {}) {
  complain(mistake);
  const std::string middle = command.empty() ? std::string{} : std::string(command) + " ";
  complain("'movetext " + middle + "--help' tells more");
  return Status::usage;
}

Status unknown_command(const std::string& word, Commands commands) {
  std::vector<std::string_view> names;
  for (const Command* command : commands) names.push_back(command->name);
  const bool option = word.starts_with('-');
  if (option) names = {"--help", "--version"};
  return misused(std::string(option ? "unknown option " : "unknown command ") + word +
                 did_you_mean(word, names));
}

Status run_command(const Command& command, std::span<const std::string> words) {
  const Parsed parsed = parse(command, words, find_terminal(), watch_signals());
  if (!parsed.mistake.empty()) return misused(parsed.mistake, command.name);
  if (!parsed.invocation) return write_out(parsed.help);
  if (command.run == nullptr) return hand_over(command, words);
  const Status status = command.run(*parsed.invocation);
  return parsed.invocation->stop() ? Status::interrupted : status;
}

Status dispatch(std::span<const std::string> words, Commands commands) {
  if (words.empty()) return misused("no command given");
  const std::string& first = words.front();
  if (first == "--version") return write_out(version_text());
  if (first == "--help" || first == "-h" || first == "help") {
    const Command* about = words.size() > 1 ? find_command(commands, words[1]) : nullptr;
    if (words.size() > 1 && about == nullptr) return unknown_command(words[1], commands);
    return write_out(about == nullptr ? program_help(commands) : command_help(*about));
  }
  const Command* command = find_command(commands, first);
  return command == nullptr ? unknown_command(first, commands) : run_command(*command, words.subspan(1));
}

}  // namespace

int run(std::span<const std::string> words, Commands commands) {
#ifdef __GLIBC__
  // Large buffers go back to the system when they are freed; by default ever larger ones would be kept.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
  try {
    return static_cast<int>(dispatch(words, commands));
  } catch (const std::exception& error) {
    complain(error.what());  // out of memory, no thread to be had
  }
  return static_cast<int>(Status::io);
}

}  // namespace mt::cli
