// Provides random access to parts of a file that was read once.
//
//   ReadAgain again;
//   again.begin(in_place ? path : "");          // a pipe or a compressed file is copied
//   again.keep(part);                           // each part, in order
//   again.load(offset, size, bytes);
#pragma once
#include "movetext/archive/temporary_file.hpp"
#include "movetext/text/bytes.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

class ReadAgain {
 public:
  // `path`: the file that consists of the parts. If it is empty, the parts are copied, unpacked, to a
  // temporary file. Returns false on failure; see error().
  bool begin(const std::string& path);
  // Adds the next part. Like begin(), returns false on failure.
  bool keep(std::string_view part);
  // Reads a part again; `offset` is the total size of the parts before it. Like begin(), returns false on
  // failure.
  bool load(std::uint64_t offset, std::size_t size, text::Bytes& bytes);

  const std::string& error() const { return error_; }

 private:
  bool fail(const std::string& what);

  TemporaryFile file_;
  std::string name_;
  bool copies_ = false;
  std::string error_;
};

}  // namespace mt::archive
