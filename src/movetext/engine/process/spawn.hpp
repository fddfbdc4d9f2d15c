// Starts a program with pipes to its three streams.
#pragma once
#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace mt::engine {

// What an engine may take of the machine.
struct ProcessBounds {
  std::uint64_t memory = 0;     // bytes of address space; 0: as much as this program may
  std::uint64_t file_size = 0;  // bytes of a file that it writes; 0: as much as this program may
};

struct Spawned {
  pid_t pid = -1;     // also the number of its process group
  int input = -1;     // we write: its standard input; does not block
  int output = -1;    // we read: its standard output; does not block
  int errors = -1;    // we read: its standard error; does not block
  pid_t guard = -1;   // a process of the group that ends all of it when `lifeline` is closed; -1: none
  int lifeline = -1;  // is closed when this program is gone, however it went
};

// Starts `words[0]`, which is looked for in PATH if it has no slash, in `directory` (empty: this one) and in
// a process group of its own.  It inherits no descriptors but the three, no signal mask, and of the
// environment only what programs need to find their files and their language.  When this program is gone,
// even killed, the whole group is asked to end (SIGTERM) after a second, and killed after another; where the
// system has no /bin/sh it is not.  Returns false if it cannot be started: `problem` says why, as "stockfish:
// No such file or directory".
bool spawn(const std::vector<std::string>& words, const std::string& directory, const ProcessBounds& bounds,
           Spawned& out, std::string& problem);

// Kills the group and reaps what was started.  Returns the status of the program, as waitpid() has it.
int end_group(Spawned& spawned);

}  // namespace mt::engine
