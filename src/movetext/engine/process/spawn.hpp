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
  pid_t pid = -1;     // also the number of its process group
  int input = -1;     // we write: its standard input; does not block
  int output = -1;    // we read: its standard output; does not block
  int errors = -1;    // we read: its standard error; does not block
  pid_t guard = -1;   // a process of the group that ends the group when `lifeline` is closed; -1 if none
  int lifeline = -1;  // closes when this program ends, for whatever reason
};

// Starts `words[0]`, which is looked up in PATH if it has no slash, in `directory` (empty for the current
// one) and in a process group of its own. It inherits no descriptors other than the three, no signal mask,
// and only those environment variables that programs need to find their files and their language. When this
// program ends, even if killed, the whole group is asked to end (SIGTERM) after a second, and killed after
// another one; this needs /bin/sh. Returns false, with the reason in `problem` ("stockfish: No such file or
// directory"), if it cannot be started.
bool spawn(const std::vector<std::string>& words, const std::string& directory, const ProcessBounds& bounds,
           Spawned& out, std::string& problem);

// Kills the group and reaps the processes. Returns the status of the program, as waitpid() returns it.
int end_group(Spawned& spawned);

}  // namespace mt::engine
