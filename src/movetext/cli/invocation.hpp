// Holds a parsed command line, and its environment.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/cli/command.hpp"
#include "movetext/cli/terminal.hpp"

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

class Invocation {
 public:
  Invocation(const Command& command, Terminal terminal, const std::atomic<bool>& stop)
      : command_(&command), terminal_(terminal), stop_(&stop) {}

  const Command& command() const { return *command_; }
  // Returns whether an option was given. Options are named by their long names.
  bool has(std::string_view option) const { return values_.contains(option); }
  // Returns the last value of an option, or nullopt if it has none.
  std::optional<std::string_view> value(std::string_view option) const;
  std::string_view value_or(std::string_view option, std::string_view otherwise) const;
  std::uint64_t number_or(std::string_view option, std::uint64_t otherwise) const;
  // Returns all values of a repeatable option, in order.
  const std::vector<std::string>& values(std::string_view option) const;
  const std::vector<std::string>& operands() const { return operands_; }

  // Returns the value of --threads; without it, or with 0, the number of cores.
  unsigned threads() const;

  const Terminal& terminal() const { return terminal_; }
  // Returns a flag that becomes true when the user interrupts.
  const std::atomic<bool>& stop() const { return *stop_; }

  // Returns the function that opens databases; empty in a program that cannot read them.
  const archive::OpenContainer& open_container() const { return open_container_; }

  void set(std::string_view option, std::vector<std::string> values) {
    values_.insert_or_assign(std::string(option), std::move(values));
  }
  // Sets the colour mode of --color.
  void colour(std::string_view when) { set_colour(terminal_, when); }
  void set_open_container(archive::OpenContainer open) { open_container_ = std::move(open); }
  void set_operands(std::vector<std::string> operands) { operands_ = std::move(operands); }

 private:
  const Command* command_;
  Terminal terminal_;
  const std::atomic<bool>* stop_;
  std::map<std::string, std::vector<std::string>, std::less<>> values_;  // a flag has an empty list
  std::vector<std::string> operands_;
  archive::OpenContainer open_container_;
};

}  // namespace mt::cli
