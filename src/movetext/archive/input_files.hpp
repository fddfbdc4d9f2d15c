// The files that a run reads. An output must not overwrite one of them.
#pragma once
#include <set>
#include <span>
#include <string>
#include <sys/types.h>
#include <utility>

namespace mt::archive {

// Files are identified by device and inode, so that links are recognised; pipes and devices are ignored.
class InputFiles {
 public:
  explicit InputFiles(std::span<const std::string> paths);

  // Returns whether the path leads to one of these files.
  bool has(const std::string& path) const;

 private:
  std::set<std::pair<dev_t, ino_t>> files_;
};

}  // namespace mt::archive
