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
  interrupted = 130,  // by SIGINT or SIGTERM, with the number that shells use
};

enum class ValueKind : std::uint8_t {
  none,  // a flag; "=TEXT" may follow if Option::choices (one of them) or Option::value is set
  text,
  number,  // 0 .. 2^31 - 1
  choice,  // one of Option::choices
  file,
  game,  // a name of the table of games
};

struct Option {
  char letter = '\0';     // -o; '\0' if there is none
  std::string_view name;  // without the dashes
  ValueKind kind = ValueKind::none;
  std::string_view value{};     // name of the value in the help: FILE
  std::string_view choices{};   // separated by '|'; for a text suggestions, for a flag the texts after "="
  std::string_view help{};      // one sentence, lower case, without a full stop
  std::string_view synonyms{};  // other long names, separated by '|'
  bool repeatable = false;
  bool required = false;
  std::string_view group{};       // heading in the help, from this option on; empty for the same one
  std::string_view instead_of{};  // name of an option of other commands that users mistake for this one
  bool vacuous = false;           // a common option; commands without a use for it fulfil it trivially
  bool writes = false;            // for a file: it is written, not read
};

struct Example {
  std::string_view command;  // a whole command line
  std::string_view what;     // its description
};

// The meaning of an exit status.
struct ExitMeaning {
  Status status;
  std::string_view meaning;  // lower case, without a full stop
};

// The words after the options.
enum class Operands : std::uint8_t { none, files, text };

class Invocation;

struct Command {
  std::string_view name;
  std::string_view summary;     // one line, lower case, no full stop
  std::string_view operands{};  // in the synopsis: "[FILE...]"
  Operands takes = Operands::none;
  std::string_view shares{};     // common options that the command uses, separated by '|'
  std::string_view description;  // paragraphs, separated by empty lines; each one line
  std::span<const Option> options{};
  std::span<const Example> examples{};
  std::span<const ExitMeaning> exits{};  // empty for those of most commands (help.hpp)
  bool rewrites = false;                 // the output contains the whole input, and may replace it
  bool appends = false;                  // it adds records to its output file one by one
  std::string_view program{};  // the private program that runs it; empty if every program with `run` does
  Status (*run)(const Invocation& invocation) = nullptr;  // nullptr if `program` runs it
};

// Returns the command with its function, for the program that runs it.
constexpr Command runnable(Command command, Status (*run)(const Invocation& invocation)) {
  command.run = run;
  return command;
}

// Returns the addresses of the commands, which must not move.
template <std::size_t count>
std::array<const Command*, count> addresses_of(const std::array<Command, count>& commands) {
  std::array<const Command*, count> out{};
  for (std::size_t i = 0; i < count; ++i) out[i] = &commands.at(i);
  return out;
}

// Lists the commands of a program, in the order of its help.
using Commands = std::span<const Command* const>;
// Finds a command by its name. Returns nullptr if there is none.
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
