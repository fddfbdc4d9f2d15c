// The data kept with a record's text while repeats are searched, as bytes before that text.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct RecordHeader {
  std::vector<std::string> groups;  // keys of the files to which it is written
  std::string key;                  // collating key, when sorting
  std::uint64_t sequence = 0;       // number of the record in the input
  std::uint64_t file = 0;           // number of the file
  std::uint64_t line = 0;           // line in that file; 0 in a binary file
  std::uint64_t offset = 0;         // place in a binary file
  std::uint64_t size = 0;           // Copy::size
  RecordContext context;
  std::string end;    // RecordContext::end
  std::string image;  // Copy::image

  // Returns the keys under which the record is written: its place in each of its groups.
  std::vector<std::string> places() const;
  // Returns the key of its place, ignoring groups.
  std::string place() const;
};

void append_header(const RecordHeader& header, std::string& out);
// Removes and returns a header at the beginning of the bytes.
RecordHeader take_header(std::string_view& bytes);

}  // namespace mt::archive
