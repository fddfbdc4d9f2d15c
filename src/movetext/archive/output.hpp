// Where results go: standard output, or a file that appears whole or not at all.  A file whose name ends in
// .gz, .bz2, .xz or .zst is compressed.
#pragma once
#include "movetext/archive/atomic_file.hpp"
#include "movetext/archive/encoder.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::archive {

class Output {
 public:
  // An empty path or "-" is standard output.  False: error() says why.
  bool open(std::string_view path);
  bool write(std::string_view bytes);
  // Nothing counts as written before this.
  bool finish();
  // Empty when the reader of a pipe has gone away: nobody wants to hear of that.
  const std::string& error() const { return error_; }

 private:
  bool flush(bool last = false);
  bool flush_to_file(bool last);
  bool fail();

  bool to_file_ = false;
  bool failed_ = false;  // what comes afterwards is dropped: it must not pile up
  AtomicFile file_;
  std::unique_ptr<Encoder> encoder_;
  std::string buffer_;
  std::string packed_;
  std::string error_;
};

}  // namespace mt::archive
