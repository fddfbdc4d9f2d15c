// An output file that appears whole or not at all.
//
//   AtomicFile file;
//   if (file.open("season.pdn") && file.write(bytes) && file.commit()) return;
//   report(file.error());
//
// Until commit() the bytes are in a file without a name in the same directory (or, where the file system has
// no such thing, in one with a temporary name that is removed again), and an older file of that name is
// untouched.  Something that is not a regular file (a pipe, a terminal, /dev/null) is written straight away.
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

  // Opens the file; on false, error() says why.  A symbolic link is followed: the file it leads to is the one
  // replaced.  `files_before`: so many files of this process have temporary names.
  bool open(const std::string& path, std::uint64_t files_before = 0);
  bool write(std::string_view bytes);
  // Replaces as many of the first bytes.
  bool write_again(std::string_view first_bytes);
  // Waits until the bytes are on the disk and gives them their name.
  bool commit();
  // Closes the file, which keeps a temporary name; the caller brings its bytes to the disk before
  // take_name().
  bool set_aside();
  // Gives a file that is set aside its name.
  bool take_name();
  // Discards everything since open().
  void discard();

  bool is_open() const { return fd_ >= 0; }
  // Says whether what was written can be changed until commit(): the file is a regular one.
  bool can_change() const { return is_open() && !direct_; }
  // Returns the path as given to open().
  const std::string& path() const { return path_; }
  // Returns what went wrong: "season.pdn: No space left on device".
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
  std::string path_;                // as given
  std::string target_;              // links followed
  std::string directory_;           // of target_
  std::string temporary_;           // empty while the file has no name
  std::string error_;
};

}  // namespace mt::archive
