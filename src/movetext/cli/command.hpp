// Describes a command: plain data from which the parser, the help text, the man page and the shell completion
// are made, and one function that does the work.
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
  faults = 1,  // something in the input was wrong
  usage = 2,
  io = 3,             // input or output failed
  interrupted = 130,  // by SIGINT or SIGTERM, as shells count it
};

enum class ValueKind : std::uint8_t {
  none,  // a flag; a text may follow after "=" if there are Option::choices, one of them, or an Option::value
  text,
  number,  // 0 .. 2^31 - 1
  choice,  // one of Option::choices
  file,
  game,  // a name of the table of games
};

struct Option {
  char letter = '\0';     // -o; '\0': none
  std::string_view name;  // without the dashes
  ValueKind kind = ValueKind::none;
  std::string_view value{};  // name of the value in the help: FILE
  std::string_view
      choices{};  // separated by '|'; of a text those that are offered, of a flag what may follow "="
  std::string_view help{};      // one sentence, lower case, without a full stop
  std::string_view synonyms{};  // other long names, separated by '|'
  bool repeatable = false;
  bool required = false;
  std::string_view group{};  // heading in the help, for this option and those behind it; empty: as before
  std::string_view instead_of{};  // name of an option of other commands that people take for this one
  bool vacuous = false;           // common: its promise holds where a command has no use for it
  bool writes = false;            // of a file: it is written, not read
};

struct Example {
  std::string_view command;  // a whole command line
  std::string_view what;     // what it does
};

// Says what an exit status means.
struct ExitMeaning {
  Status status;
  std::string_view meaning;  // lower case, without a full stop
};

// Says what stands after the options.
enum class Operands : std::uint8_t { none, files, text };

class Invocation;

struct Command {
  std::string_view name;
  std::string_view summary;     // one line, lower case, no full stop
  std::string_view operands{};  // in the synopsis: "[FILE...]"
  Operands takes = Operands::none;
  std::string_view shares{};     // common options that mean something here, separated by '|'
  std::string_view description;  // paragraphs, separated by empty lines; each one line
  std::span<const Option> options{};
  std::span<const Example> examples{};
  std::span<const ExitMeaning> exits{};  // empty: those that most commands have (help.hpp)
  bool rewrites = false;       // its output holds all that it reads, and may take the place of its input
  bool appends = false;        // it adds records to its output file one by one
  std::string_view program{};  // the private program that runs it; empty: every program with `run` does
  Status (*run)(const Invocation& invocation) = nullptr;  // nullptr: `program` has it
};

// Returns the command with its function, for the program that runs it.
constexpr Command runnable(Command command, Status (*run)(const Invocation& invocation)) {
  command.run = run;
  return command;
}

// Returns the addresses of commands that stay where they are.
template <std::size_t count>
std::array<const Command*, count> addresses_of(const std::array<Command, count>& commands) {
  std::array<const Command*, count> out{};
  for (std::size_t i = 0; i < count; ++i) out[i] = &commands.at(i);
  return out;
}

// Lists the commands of a program, in the order of its help.
using Commands = std::span<const Command* const>;
// Finds a command by its name; nullptr: no such command.
const Command* find_command(Commands commands, std::string_view name);
// Returns the options that every command accepts, and that mean the same in each.
std::span<const Option> common_options();
// Says whether a common option means something for the command.
bool has_use_for(const Command& command, const Option& common);
// Returns the common options that mean something for the command; help and completion offer no others.
std::vector<const Option*> shared_options(const Command& command);
// Returns what help and completion offer: the command's own options, then the shared ones.
std::vector<const Option*> offered_options(const Command& command);

}  // namespace mt::cli
