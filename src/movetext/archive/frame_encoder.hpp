// Compresses a file into frames of Zstandard that can be unpacked each for itself, followed by the table of
// where they are: the seekable format, version 0.1.0 (zstd_seekable_compression_format.md of the zstd
// project).  The table is a skippable frame: any program that reads .zst reads the file.
#pragma once
#include "movetext/archive/encoder.hpp"

#include <cstddef>
#include <memory>

namespace mt::archive {

// Makes an encoder for frames of at most `frame` bytes before compression.  It holds one frame.  A frame ends
// at the last end of a record that it has room for; a record that is longer than a frame is divided.
std::unique_ptr<Encoder> make_frame_encoder(std::size_t frame);

}  // namespace mt::archive
