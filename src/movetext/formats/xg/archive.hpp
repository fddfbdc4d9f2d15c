// Reads the container of a file of eXtreme Gammon: a header with a picture, then packed parts, then their
// index.
//
// The layout of all that is read here was published by the author of the program for free use
// (extremegammon.com/xgformat.aspx).
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

inline constexpr std::size_t header_bytes = 8232;

// Says whether the bytes have the mark of a file at their beginning.
bool has_mark(std::string_view bytes);
// Says whether a file begins there: the mark, and a header as it should be.
bool begins_file(std::string_view bytes);
// Returns the index of the next beginning after `from`; bytes.size() if there is none.
std::size_t next_file(std::string_view bytes, std::size_t from);

// Describes a part of the file by its name: "temp.xg" are the games, "temp.xgc" comments, "temp.xgr"
// rollouts.
struct Part {
  std::string name;
  std::size_t begin = 0;  // in the file
  std::size_t size = 0;   // there, packed as it is
  std::uint32_t unpacked = 0;
  std::uint32_t checksum = 0;  // of the unpacked bytes
  bool packed = true;
};

// Says what is wrong, and at which byte of the file.
struct Fault {
  std::string words;  // empty: nothing
  std::size_t at = 0;
};

struct Archive {
  std::vector<Part> parts;
  Fault fault;  // if there are no parts, the file cannot be read

  const Part* find(std::string_view name) const;
};

// Reads the container.  `file` is one whole file, which begins with its header.
Archive read_archive(std::string_view file);

}  // namespace mt::xg
