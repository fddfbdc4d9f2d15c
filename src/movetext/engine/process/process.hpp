// A program beside this one that is spoken to line by line, and that may misbehave.
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
  std::vector<std::string> words;  // the program and its arguments; at least one
  std::string directory{};         // where it runs; empty: here
  ProcessBounds bounds{};
  LineForm lines{};
};

// A thread reads what the program writes as soon as it does, so that a line has the time at which it came,
// and the program never waits for us.  Memory is bounded whatever the program does.
class Process : public LinePeer {
 public:
  static constexpr std::size_t most_lines = 100'000;                  // that wait to be heard
  static constexpr std::size_t most_waiting = std::size_t{64} << 20;  // bytes of these
  static constexpr std::size_t most_unsent = std::size_t{16} << 20;   // bytes that the program does not read
  static constexpr std::size_t kept_errors = std::size_t{16} << 10;   // last bytes of its standard error

  // Returns nullptr if the program cannot be started: `problem` says why.
  static std::unique_ptr<Process> start(const Program& program, std::string& problem);

  // Starts a program that does not speak on its standard streams: `command`, with the path of a socket behind
  // it, is written to its standard input, and all the rest is said over a connection to that socket.
  static std::unique_ptr<Process> start_listening(const Program& program, std::string_view command,
                                                  Milliseconds patience, std::string& problem);

  // Besides what every peer does: the program is ended if it still runs when this is destroyed.  end() asks
  // its whole group to end (SIGTERM) after the patience, waits a second, and kills it.

 protected:
  Process() = default;
};

}  // namespace mt::engine
