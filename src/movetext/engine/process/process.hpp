// A child process with which lines are exchanged. The process may misbehave.
//
//   std::string problem;
//   const auto engine = Process::start({.words = {"stockfish"}}, problem);
//   if (!engine) return fail(problem);
//   engine->send("uci");
//   Process::Line line;
//   while (engine->hear(deadline, line) == Process::Heard::line) read(line.text);
#pragma once
#include "movetext/engine/process/line_peer.hpp"
#include "movetext/engine/process/spawn.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

struct Program {
  std::vector<std::string> words;  // the program and its arguments; at least one word
  std::string directory{};         // working directory; empty: the current one
  ProcessBounds bounds{};
  LineForm lines{};
};

// A thread reads the output of the program as soon as it arrives, so each line has its time of arrival, and
// the program never waits for us. Memory is bounded, whatever the program does.
class Process : public LinePeer {
 public:
  static constexpr std::size_t most_lines = 100'000;  // limit for the lines that were received but not taken
  // Limit for the bytes that were received but not taken.
  static constexpr std::size_t most_waiting = std::size_t{64} << 20;
  // Limit for the bytes that the program has not read.
  static constexpr std::size_t most_unsent = std::size_t{16} << 20;
  // How many of the last bytes of the program's standard error are kept.
  static constexpr std::size_t kept_errors = std::size_t{16} << 10;

  // If the program cannot be started, returns nullptr with the reason in `problem`.
  static std::unique_ptr<Process> start(const Program& program, std::string& problem);

  // The destructor ends the program if it is still running. end() waits up to `patience` for the program to
  // exit. Then it sends SIGTERM to the whole process group, waits a second, and kills the group.

 protected:
  Process() = default;
};

}  // namespace mt::engine
