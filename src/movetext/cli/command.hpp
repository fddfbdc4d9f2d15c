// Describes a command: plain data for the parser, the help text, the man page and the shell completion, and
// one function that runs it.
#pragma once
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mt::cli {

// The exit status of the program.
enum class Status : std::uint8_t {
  ok = 0,
  faults = 1,  // the input has errors
  usage = 2,
  io = 3,             // input or output failed
  interrupted = 130,  // SIGINT or SIGTERM ended the program; shells use 130 for SIGINT
};

enum class ValueKind : std::uint8_t {
  none,  // a flag; may have a value after "=": one of Option::choices, or a text if Option::value is set
  text,
  number,  // 0 .. 2^31 - 1
  choice,  // one of Option::choices
  file,
  game,  // the name of a game in the table of games
};

struct Option {
  char letter = '\0';     // 'o' for -o; '\0' if there is none
  std::string_view name;  // without the dashes
  ValueKind kind = ValueKind::none;
  std::string_view value{};     // name of the value in the help: FILE
  std::string_view choices{};   // separated by '|': all values of a choice or a flag, examples for a text
  std::string_view help{};      // one sentence, lower case, without a full stop
  std::string_view synonyms{};  // other long names, separated by '|'
  bool repeatable = false;
  bool required = false;
  std::string_view group{};       // heading in the help before this option; empty if there is none
  std::string_view instead_of{};  // option of other commands that users confuse with this option
  bool vacuous = false;           // a common option that is accepted silently by commands that do not use it
  bool writes = false;            // the option names a file that is written, not read
};

struct Example {
  std::string_view command;  // a whole command line
  std::string_view what;     // what the command line does
};

// The meaning of an exit status.
struct ExitMeaning {
  Status status;
  std::string_view meaning;  // lower case, without a full stop
};

// The meaning of the words on the command line that are not options.
enum class Operands : std::uint8_t { none, files, text };

class Invocation;

struct Command {
  std::string_view name;
  std::string_view summary;     // one line, lower case, no full stop
  std::string_view operands{};  // the operands as shown in the synopsis: "[FILE...]"
  Operands takes = Operands::none;
  std::string_view shares{};     // common options that the command uses, separated by '|'
  std::string_view description;  // paragraphs, separated by line feeds
  std::span<const Option> options{};
  std::span<const Example> examples{};
  std::span<const ExitMeaning> exits{};  // may be empty for the usual exit statuses (help.hpp)
  bool rewrites = false;                 // the output contains the whole input, so it may replace the input
  std::string_view derives{};            // options with which it does not contain the input, separated by '|'
  bool appends = false;                  // the command adds records to its output file one by one
  std::string_view program{};            // private program that runs the command; empty if `run` runs it
  Status (*run)(const Invocation& invocation) = nullptr;  // nullptr if `program` runs it
};

// Returns the command with its function, for the program that runs it.
constexpr Command runnable(Command command, Status (*run)(const Invocation& invocation)) {
  command.run = run;
  return command;
}

// Returns the addresses of the commands. The array must not move afterwards.
template <std::size_t count>
std::array<const Command*, count> addresses_of(const std::array<Command, count>& commands) {
  std::array<const Command*, count> out{};
  for (std::size_t i = 0; i < count; ++i) out[i] = &commands.at(i);
  return out;
}

// The commands of a program, in the order in which its help lists them.
using Commands = std::span<const Command* const>;
// Returns the command with that name, or nullptr if there is none.
const Command* find_command(Commands commands, std::string_view name);
// Returns the options that every command accepts, with the same meaning.
std::span<const Option> common_options();
// Returns whether the command uses the common option.
bool has_use_for(const Command& command, const Option& common);
// Returns the common options that the command uses; help and completion offer only these.
std::vector<const Option*> shared_options(const Command& command);
// Returns the options for help and completion: the command's own options, then the shared ones.
std::vector<const Option*> offered_options(const Command& command);

}  // namespace mt::cli
