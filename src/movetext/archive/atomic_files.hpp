// Many output files that appear together, each whole, when all of them are.
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
  // `path`: any file in the directory of all of them.
  explicit AtomicFiles(std::string path) : path_(std::move(path)) {}

  // Takes a file that is open and written; its descriptor is closed.  On false, error() says why.
  [[nodiscard]] bool add(AtomicFile&& file);
  // Brings all bytes to the disk, then gives each file its name.  Should a name be refused, files that have
  // theirs keep it.
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
