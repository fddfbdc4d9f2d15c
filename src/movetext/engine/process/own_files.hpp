// The files that a program reads at its start, in a directory of their own.
//
//   const auto files = OwnFiles::write(protocol.startup, problem);
//   if (!files || !complete_command(protocol.startup, files->directory(), words, problem)) return
//   fail(problem);
#pragma once
#include "movetext/engine/api/startup.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mt::engine {

class OwnFiles {
 public:
  // Makes a directory that only this user can read, below TMPDIR or /tmp, and writes the files into it. On
  // failure, returns nullptr with the reason in `problem`.
  static std::unique_ptr<OwnFiles> write(const Startup& startup, std::string& problem);
  OwnFiles(const OwnFiles&) = delete;
  OwnFiles& operator=(const OwnFiles&) = delete;
  // Removes the files and leftovers by their names, and then the directory if it is empty.
  ~OwnFiles();

  const std::string& directory() const { return directory_; }

 private:
  OwnFiles(const Startup& startup, std::string directory);

  std::vector<std::string> paths_;
  std::vector<std::string> leftovers_;
  std::string directory_;
};

// Adds the arguments that the command does not have. Returns false, with the reason in `problem`, if the
// command has an argument that cannot be used.
bool complete_command(const Startup& startup, const std::string& directory, std::vector<std::string>& words,
                      std::string& problem);

}  // namespace mt::engine
