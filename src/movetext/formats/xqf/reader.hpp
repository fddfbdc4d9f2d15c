// Reads files of XQStudio (.xqf), of the versions 1.0 to 1.8, to records.
//
// A file is one game: a header of 1024 bytes, then the tree of its moves, each followed by what comes after
// it and then by its alternatives.  The layout of version 1.0 was published by the author of the program,
// whose source is free today; texts are GBK, or Big5 in files from Taiwan.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::xqf {

// A file has at most so many bytes; a book of openings with all its variations has less than one MiB.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the file that begins at `begin` of `chunk` and ends with it.  The record's diagnostics name bytes of
// the file: where the move stands that they are about.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::xqf
