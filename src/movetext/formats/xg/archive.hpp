// Reads the container of a file of eXtreme Gammon: a header with a picture, then packed parts, then their
// index.
//
// The layout of everything read here was published by the program's author for free use
// (extremegammon.com/xgformat.aspx).
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

inline constexpr std::size_t header_bytes = 8232;

// Returns whether the bytes begin with the signature of a file.
bool has_mark(std::string_view bytes);
// Returns whether a file begins there: the signature, and a valid header.
bool begins_file(std::string_view bytes);
// Returns the index of the next beginning of a file after `from`, or bytes.size() if there is none.
std::size_t next_file(std::string_view bytes, std::size_t from);

// A part of the file, identified by its name: "temp.xg" has the games, "temp.xgc" comments, "temp.xgr"
// rollouts.
struct Part {
  std::string name;
  std::size_t begin = 0;  // in the file
  std::size_t size = 0;   // in the file, packed
  std::uint32_t unpacked = 0;
  std::uint32_t checksum = 0;  // of the unpacked bytes
  bool packed = true;
};

// A fault, and the byte of the file where it is.
struct Fault {
  std::string words;  // empty if there is none
  std::size_t at = 0;
};

struct Archive {
  std::vector<Part> parts;
  Fault fault;  // why the file cannot be read, if `parts` is empty

  const Part* find(std::string_view name) const;
};

// Reads the container. `file` is one whole file, beginning with its header.
Archive read_archive(std::string_view file);

}  // namespace mt::xg
