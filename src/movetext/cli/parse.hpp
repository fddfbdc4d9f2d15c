// Makes an invocation from the words of the command line.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <atomic>
#include <memory>
#include <span>
#include <string>

namespace mt::cli {

// Holds either an invocation, or text to be shown instead: help on standard output, a mistake on standard
// error.
struct Parsed {
  std::unique_ptr<Invocation> invocation;
  std::string help;
  std::string mistake;  // "unknown option --flp (did you mean --flip?)"; without a line feed
  std::string note;     // beside an invocation: "--notation does nothing in 'games'"; empty: nothing to say
};

// Parses what stands after the name of the command; `commands` are those of the program.
Parsed parse(const Command& command, Commands commands, std::span<const std::string> words,
             const Terminal& terminal, const std::atomic<bool>& stop);

}  // namespace mt::cli
