// Where results go: standard output, or a file that appears whole or not at all.
#pragma once
#include "movetext/archive/atomic_file.hpp"

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
  bool flush();
  bool fail();

  bool to_file_ = false;
  archive::AtomicFile file_;
  std::string buffer_;
  std::string error_;
};

}  // namespace mt::archive
