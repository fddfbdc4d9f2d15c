// Reads XQStudio files (.xqf), versions 1.0 to 1.8, into records.
//
// A file is one game: a header of 1024 bytes, then the tree of moves. After each move comes its continuation,
// then its alternatives. The program's author published the layout of version 1.0; the program's source is
// now free. Texts are in GBK, or in Big5 in files from Taiwan.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::xqf {

// The largest size of a file in bytes; a book of openings with all its variations has less than one MiB.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the file that begins at `begin` of `chunk` and ends at the end of the chunk. A diagnostic of the
// record has the position in the file of the move concerned.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::xqf
