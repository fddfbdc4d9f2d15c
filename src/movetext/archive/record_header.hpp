// What is kept of a record beside its text while repeats are looked for, as bytes before that text.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct RecordHeader {
  std::vector<std::string> groups;  // keys of the files that it goes to
  std::string key;                  // collating key, when sorting
  std::uint64_t sequence = 0;       // number of the record in the input
  std::uint64_t file = 0;           // number of its file
  std::uint64_t line = 0;           // in that file; 0: the file is not text
  std::uint64_t offset = 0;         // place in a file that is not text
  std::uint64_t size = 0;           // Copy::size
  RecordContext context;
  std::string end;    // RecordContext::end
  std::string image;  // Copy::image

  // Returns the keys under which the record is written: its place, in each of its groups.
  std::vector<std::string> places() const;
  // Returns the key of its place without regard to groups.
  std::string place() const;
};

void append_header(const RecordHeader& header, std::string& out);
// Takes a header from the beginning of the bytes.
RecordHeader take_header(std::string_view& bytes);

}  // namespace mt::archive
