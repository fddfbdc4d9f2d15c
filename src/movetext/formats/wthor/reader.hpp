// Reads the games of a file of the WTHOR database of Othello.
//
// A record is a tournament, Black and White by their numbers (2 bytes each), Black's discs, the theoretical
// score of Black (a byte each), and the moves (a byte each).  Passes are not written.  The first record of a
// file begins with the header, so that messages about it have their place.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/api/splitter.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::wthor {

// The context of `place` is a File.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

// Cuts between two records.  The end of the file is always in a piece with the record before it.
class Splitter {
 public:
  Cut cut(std::string_view buffer, bool last);
  static std::size_t most_needed();

 private:
  std::size_t record_bytes_ = 0;  // 0: the header has not been seen
};

}  // namespace mt::wthor
