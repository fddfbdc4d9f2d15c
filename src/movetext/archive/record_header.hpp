// The facts about a record that are kept while the run looks for repeats. They are stored as bytes before the
// text of the record.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct RecordHeader {
  std::vector<std::string> groups;  // group keys, one for each file to which the record is written
  std::string key;                  // collating key; empty if records are not sorted
  std::uint64_t sequence = 0;       // number of the record in the input
  std::uint64_t file = 0;           // number of the input file
  std::uint64_t line = 0;           // line of the record in its file; 0 in a binary file
  std::uint64_t offset = 0;         // offset of the record in a binary file
  std::uint64_t size = 0;           // Copy::size
  RecordContext context;
  std::string end;    // RecordContext::end
  std::string image;  // Copy::image

  // Returns the keys under which the record is written: each of its groups followed by place().
  std::vector<std::string> places() const;
  // Returns the key that sorts the record within a group: the collating key and the number in the input.
  std::string place() const;
};

void append_header(const RecordHeader& header, std::string& out);
// Removes the header at the beginning of the bytes, and returns it.
RecordHeader take_header(std::string_view& bytes);

}  // namespace mt::archive
