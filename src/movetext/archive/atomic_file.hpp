// An output file that appears either completely or not at all.
//
//   AtomicFile file;
//   if (file.open("season.pdn") && file.write(bytes) && file.commit()) return;
//   report(file.error());
//
// Until commit() the bytes are in an unnamed file in the same directory (or, if the file system does not
// support that, in one with a temporary name that is removed again), and an older file of that name is
// untouched. If the path is not a regular file (a pipe, a terminal, /dev/null), bytes are written to it
// directly.
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

  // Opens the file. Returns false on failure; see error(). A symbolic link is followed: its target is
  // replaced. `files_before`: the number of files of this process that already have temporary names.
  bool open(const std::string& path, std::uint64_t files_before = 0);
  bool write(std::string_view bytes);
  // Replaces the first bytes of the file by `first_bytes`.
  bool write_again(std::string_view first_bytes);
  // Waits until the bytes are on disk, then gives the file its name.
  bool commit();
  // Closes the file, which keeps a temporary name. The caller must sync it to disk before take_name().
  bool set_aside();
  // Gives a file that was set aside its name.
  bool take_name();
  // Discards everything since open().
  void discard();

  bool is_open() const { return fd_ >= 0; }
  // Returns whether written bytes can be changed until commit(), that is, whether the file is a regular one.
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
  bool direct_ = false;             // not a regular file: no temporary, no rename
  std::uint64_t next_name_ = 0;     // number of the next temporary name to try
  std::uint64_t end_of_names_ = 0;  // numbers beyond this one are not tried
  std::string path_;                // as passed to open()
  std::string target_;              // after following links
  std::string directory_;           // directory of target_
  std::string temporary_;           // empty while the file has no name
  std::string error_;
};

}  // namespace mt::archive
