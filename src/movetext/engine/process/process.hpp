// A program beside this one that is spoken to line by line, and that may misbehave.
//
//   std::string problem;
//   const auto engine = Process::start({.words = {"stockfish"}}, problem);
//   if (!engine) return fail(problem);
//   engine->send("uci");
//   Process::Line line;
//   while (engine->hear(deadline, line) == Process::Heard::line) read(line.text);
#pragma once
#include "movetext/engine/process/spawn.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

using Moment = std::chrono::steady_clock::time_point;
using Milliseconds = std::chrono::milliseconds;

struct Program {
  std::vector<std::string> words;  // the program and its arguments; at least one
  std::string directory{};         // where it runs; empty: here
  ProcessBounds bounds{};
};

// A thread reads what the program writes as soon as it does, so that a line has the time at which it came,
// and the program never waits for us.  Memory is bounded whatever the program does.
class Process {
 public:
  static constexpr std::size_t longest_line = std::size_t{1} << 20;   // bytes
  static constexpr std::size_t most_lines = 100'000;                  // that wait to be heard
  static constexpr std::size_t most_waiting = std::size_t{64} << 20;  // bytes of these
  static constexpr std::size_t most_unsent = std::size_t{16} << 20;   // bytes that the program does not read
  static constexpr std::size_t kept_errors = std::size_t{16} << 10;   // last bytes of its standard error

  struct Line {
    std::string text;  // without LF or CR LF
    Moment time{};     // when it came
  };
  enum class Heard {
    line,
    nothing,   // until the deadline
    closed,    // the program has ended, or has closed its output
    too_long,  // a line beyond the bound; nothing more is read
    flood,     // more lines than the bounds allow; nothing more is read
  };

  // Returns nullptr if the program cannot be started: `problem` says why.
  static std::unique_ptr<Process> start(const Program& program, std::string& problem);

  // Ends the program if it still runs: end({}) without patience.
  virtual ~Process() = default;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Sends the line and LF; never waits.  False: the program does not read any more.
  virtual bool send(std::string_view line) = 0;
  // Waits for a line until `deadline`.  Lines that came before the end are heard first.
  virtual Heard hear(Moment deadline, Line& out) = 0;
  // Makes a hear() that waits in another thread return Heard::nothing.
  virtual void wake() = 0;
  // Returns the end of what the program has written to its standard error.
  virtual std::string errors() const = 0;

  // Closes the program's input and waits that long for its end; then asks its whole group to end (SIGTERM),
  // waits a second, and kills it.  Returns how it ended: "exited with status 0", "was ended by signal 9
  // (Killed)".
  virtual std::string end(Milliseconds patience) = 0;

 protected:
  Process() = default;
};

}  // namespace mt::engine
