// Reads the container of an eXtreme Gammon file: a header with a picture, then packed parts, then an index of
// the parts.
//
// The program's author published the layout of everything read here for free use
// (extremegammon.com/xgformat.aspx).
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

inline constexpr std::size_t header_bytes = 8232;

// Returns whether the bytes begin with the signature of such a file.
bool has_mark(std::string_view bytes);
// Returns whether the bytes begin with the signature and a valid header.
bool begins_file(std::string_view bytes);
// Returns the index of the first header of a file after `from`, or bytes.size() if there is none.
std::size_t next_file(std::string_view bytes, std::size_t from);

// A part of the file. Its name shows its content: "temp.xg" has the games, "temp.xgc" the comments,
// "temp.xgr" the rollouts.
struct Part {
  std::string name;
  std::size_t begin = 0;  // index in the file
  std::size_t size = 0;   // packed size in the file
  std::uint32_t unpacked = 0;
  std::uint32_t checksum = 0;  // checksum of the unpacked bytes
  bool packed = true;
};

// A fault, and the byte of the file where the fault is.
struct Fault {
  std::string words;  // empty if nothing is wrong
  std::size_t at = 0;
};

struct Archive {
  std::vector<Part> parts;
  Fault fault;  // if `parts` is empty, why the file cannot be read

  const Part* find(std::string_view name) const;
};

// Reads the container. `file` must be one whole file that begins with its header.
Archive read_archive(std::string_view file);

}  // namespace mt::xg
