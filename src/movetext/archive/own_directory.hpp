// A directory that is created for output files, and removed if it stays empty.
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
  // Removes the directories that were created, if they are empty.
  ~OwnDirectory();

  // Creates the directory and its parents as needed. Returns false on failure; see error().
  [[nodiscard]] bool make(const std::string& path);
  const std::string& error() const { return error_; }

 private:
  std::vector<std::string> made_;  // outer directories first
  std::string error_;
};

}  // namespace mt::archive
