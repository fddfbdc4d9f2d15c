// A directory that is made for output files, and taken away if it gets none.
//
//   OwnDirectory boards;
//   if (!boards.make("boards/")) complain(boards.error());
#pragma once
#include <string>
#include <vector>

namespace mt::archive {

class OwnDirectory {
 public:
  OwnDirectory() = default;
  OwnDirectory(const OwnDirectory&) = delete;
  OwnDirectory& operator=(const OwnDirectory&) = delete;
  // Removes the directories that were made, as far as they are empty.
  ~OwnDirectory();

  // Makes the directory with those above it, unless they are there.  On false, error() says why.
  [[nodiscard]] bool make(const std::string& path);
  const std::string& error() const { return error_; }

 private:
  std::vector<std::string> made_;  // the outer ones first
  std::string error_;
};

}  // namespace mt::archive
