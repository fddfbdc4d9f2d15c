// Reads the games of a file of the WTHOR database of Othello.
//
// A record is a tournament, Black and White by their numbers (2 bytes each), Black's discs, the theoretical
// score of Black (one byte each), and the moves (one byte each). Passes are not written. The first record of
// a file includes the header, so that messages about it have a position.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/api/splitter.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::wthor {

// The context in `place` is a File.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

// Cuts between two records. The end of the file is always in one piece with the record before it.
class Splitter {
 public:
  Cut cut(std::string_view buffer, bool last);
  static std::size_t most_needed();

 private:
  std::size_t record_bytes_ = 0;  // 0 until the header has been seen
};

}  // namespace mt::wthor
