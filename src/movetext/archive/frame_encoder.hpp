// Compresses a file into Zstandard frames that can be unpacked independently, followed by a table of their
// places: the seekable format, version 0.1.0 (zstd_seekable_compression_format.md of the zstd project). The
// table is a skippable frame, so any program that reads .zst can read the file.
#pragma once
#include "movetext/archive/encoder.hpp"

#include <cstddef>
#include <memory>

namespace mt::archive {

// Returns an encoder for frames of at most `frame` bytes before compression. It holds one frame in memory. A
// frame ends after the last whole record that fits; a record that is longer than a frame is divided.
std::unique_ptr<Encoder> make_frame_encoder(std::size_t frame);

}  // namespace mt::archive
