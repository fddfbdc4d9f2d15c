// Starts a program with pipes to its three streams.
#pragma once
#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::engine {

// Resource limits of an engine.
struct ProcessBounds {
  std::uint64_t memory = 0;     // bytes of address space; 0: the limit of this program
  std::uint64_t file_size = 0;  // bytes of a written file; 0: the limit of this program
};

struct Spawned {
  pid_t pid = -1;   // number of the process and of its process group
  int input = -1;   // the program's standard input, to which we write; non-blocking
  int output = -1;  // the program's standard output, which we read; non-blocking
  int errors = -1;  // the program's standard error, which we read; non-blocking
  // The guard: a process that belongs to the group, and ends the group when `lifeline` is closed. Is -1 if
  // the guard was not started.
  pid_t guard = -1;
  int lifeline = -1;  // a descriptor that is closed when this program ends for any reason
};

// Starts `words[0]`, which is looked up in PATH if it has no slash. It runs in `directory` (empty: the
// current one) and in a new process group. It inherits only the three streams, no signal mask, and only those
// environment variables that programs need to find their files and their language.
//
// When this program ends, even if it is killed, the whole group receives SIGTERM after a second, and is
// killed after another second. This needs /bin/sh.
//
// If the program cannot be started, returns false with the reason in `problem` ("stockfish: No such file or
// directory").
bool spawn(const std::vector<std::string>& words, const std::string& directory, const ProcessBounds& bounds,
           Spawned& out, std::string& problem);

// Kills the group and reaps its processes. Returns the status of the program as waitpid() returns it.
int end_group(Spawned& spawned);

}  // namespace mt::engine
