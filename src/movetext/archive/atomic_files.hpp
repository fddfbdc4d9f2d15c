// A set of output files that appear together, each complete.
//
//   AtomicFiles files("season.pdn");
//   for (name : names) write(file) && files.add(std::move(file));
//   files.commit();
//
// Waits for the disk once, not for each file.
#pragma once
#include "movetext/archive/atomic_file.hpp"

#include <cstdint>
#include <deque>
#include <string>

namespace mt::archive {

class AtomicFiles {
 public:
  // `path`: any file in the directory of these files.
  explicit AtomicFiles(std::string path) : path_(std::move(path)) {}

  // Adds a file that is open and fully written; its descriptor is closed. Returns false on failure; see
  // error().
  [[nodiscard]] bool add(AtomicFile&& file);
  // Syncs all bytes to disk, then gives each file its name. If a name fails, files that already have theirs
  // keep it.
  [[nodiscard]] bool commit();

  std::uint64_t size() const { return files_.size(); }
  const std::string& error() const { return error_; }

 private:
  bool sync_all();
  bool fail(int error_number);

  std::string path_;
  std::deque<AtomicFile> files_;
  std::string error_;
};

}  // namespace mt::archive
