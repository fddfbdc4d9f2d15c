// Reads files of XQStudio (.xqf), versions 1.0 to 1.8, into records.
//
// A file is one game: a header of 1024 bytes, then the tree of its moves, each followed by its continuation
// and then by its alternatives. The layout of version 1.0 was published by the program's author, and its
// source is now free; texts are GBK, or Big5 in files from Taiwan.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::xqf {

// The largest size of a file; a book of openings with all its variations has less than one MiB.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the file that begins at `begin` of `chunk` and ends with it. The record's diagnostics refer to bytes
// of the file: the position of the move concerned.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::xqf
