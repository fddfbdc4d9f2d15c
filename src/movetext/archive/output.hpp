// Writes results to standard output, or to a file that appears either completely or not at all. A file whose
// name ends in .gz, .bz2, .xz or .zst is compressed.
#pragma once
#include "movetext/archive/atomic_file.hpp"
#include "movetext/archive/atomic_files.hpp"
#include "movetext/archive/encoder.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace mt::archive {

class Output {
 public:
  // Opens the output; an empty path or "-" is standard output. Returns false on failure; see error().
  // `frame`: maximum bytes of a frame in a .zst file (frame_encoder.hpp); 0: one frame for the whole file.
  // `files_before`: see AtomicFile.
  bool open(std::string_view path, std::size_t frame = 0, std::uint64_t files_before = 0);
  bool write(std::string_view bytes);
  // Marks the end of a record; only needed for frames.
  bool end_record();
  // Returns whether the first bytes can be replaced, that is, whether the output is a regular file that is
  // not compressed.
  bool can_change() const { return to_file_ && !encoder_ && file_.can_change(); }
  // Replaces the first bytes of the output by `head`. Requires can_change().
  bool write_again(std::string_view head);
  // Finishes the output. Before this call returns true, no output may be considered as written.
  bool finish();
  // Finishes the file and adds it to `files`. The file gets its name when `files` are committed.
  bool finish_into(AtomicFiles& files);
  // Returns the error message. It is empty if the reader of a pipe has closed it, which is not reported.
  const std::string& error() const { return error_; }

 private:
  bool flush(bool last = false);
  bool write_packed(bool last);
  bool write_plain(std::string_view bytes);
  bool fail();

  bool to_file_ = false;
  bool failed_ = false;  // further output is dropped, so that it does not accumulate in buffer_
  AtomicFile file_;
  std::unique_ptr<Encoder> encoder_;
  std::string buffer_;
  std::string packed_;
  std::string error_;
};

}  // namespace mt::archive
