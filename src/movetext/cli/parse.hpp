// Makes an invocation from the words of the command line.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <string>

namespace mt::cli {

// Holds either an invocation, or a text to show instead: help on standard output, or a mistake on standard
// error.
struct Parsed {
  std::unique_ptr<Invocation> invocation;
  std::string help;
  std::string mistake;  // "unknown option --flp (did you mean --flip?)"; without a line feed
  std::string note;     // in addition to an invocation: "--notation does nothing in 'games'"; may be empty
};

// Parses the words after the name of the command. `commands`: all commands of the program.
Parsed parse(const Command& command, Commands commands, std::span<const std::string> words,
             const Terminal& terminal, const std::atomic<bool>& stop);

}  // namespace mt::cli
