// A set of output files that appear together, each complete.
//
//   AtomicFiles files("season.pdn");
//   for (name : names) write(file) && files.add(std::move(file));
//   files.commit();
//
// commit() waits for the disk once for all files, not once per file.
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

  // Adds a file that is open and completely written, and closes its descriptor. Returns false on failure; see
  // error().
  [[nodiscard]] bool add(AtomicFile&& file);
  // Syncs all bytes to disk, then gives each file its name. If one file cannot get its name, the files before
  // it keep their final names.
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
