// An output file that appears either completely or not at all.
//
//   AtomicFile file;
//   if (file.open("season.pdn") && file.write(bytes) && file.commit()) return;
//   report(file.error());
//
// Until commit() the bytes are in an unnamed file in the same directory, and an older file at the path is
// untouched. If the file system does not support unnamed files, the bytes are in a file with a temporary
// name, which commit() renames and discard() removes. If the path is not a regular file (a pipe, a terminal,
// /dev/null), bytes are written directly to it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace mt::archive {

class AtomicFile {
 public:
  AtomicFile() = default;
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  AtomicFile(AtomicFile&& from) noexcept;
  AtomicFile& operator=(AtomicFile&& from) noexcept;
  ~AtomicFile() { discard(); }

  // Opens the file. Returns false on failure; see error(). If the path is a symbolic link, its target is
  // replaced. `files_before`: how many files of this process already have temporary names.
  bool open(const std::string& path, std::uint64_t files_before = 0);
  bool write(std::string_view bytes);
  // Replaces the bytes at the start of the file by `first_bytes`.
  bool write_again(std::string_view first_bytes);
  // Waits until the bytes are on disk, then gives the file its name.
  bool commit();
  // Gives the file a temporary name and closes it. The caller must sync it to disk before take_name().
  bool set_aside();
  // Gives the file its final name. Requires set_aside().
  bool take_name();
  // Discards everything since open().
  void discard();

  bool is_open() const { return fd_ >= 0; }
  // Returns whether written bytes can still be changed before commit(), that is, whether the file is a
  // regular one.
  bool can_change() const { return is_open() && !direct_; }
  // Returns the path as given to open().
  const std::string& path() const { return path_; }
  // Returns the error message: "season.pdn: No space left on device".
  const std::string& error() const { return error_; }

 private:
  bool fail(int error_number);
  bool open_hidden(mode_t mode);
  bool give_temporary();
  std::string next_temporary();

  int fd_ = -1;
  bool direct_ = false;             // the path is not a regular file: no temporary file, no rename
  std::uint64_t next_name_ = 0;     // number of the next temporary name to try
  std::uint64_t end_of_names_ = 0;  // names with this number or a higher one are not tried
  std::string path_;                // the path given to open()
  std::string target_;              // path_ with symbolic links followed
  std::string directory_;           // directory of target_
  std::string temporary_;           // temporary name of the file; empty if it does not have one
  std::string error_;
};

}  // namespace mt::archive
