// Reads the games of a file of the WTHOR database of Othello.
//
// A record contains, in this order:
// - the numbers of the tournament, of Black and of White (2 bytes each)
// - Black's discs and Black's theoretical score (1 byte each)
// - the moves (1 byte each), without passes
// The source of a file's first record includes the header, so that messages about the header have a position.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/api/splitter.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::wthor {

// Reads one record; the context of `place` must be a File.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

// Cuts between two records. The last piece always contains the last record of the file.
class Splitter {
 public:
  Cut cut(std::string_view buffer, bool last);
  static std::size_t most_needed();

 private:
  std::size_t record_bytes_ = 0;  // 0 until the header has been read
};

}  // namespace mt::wthor
