// Recognises compressed files by their first bytes and by their names, without unpacking them.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::archive {

enum class Compression : unsigned char { none, gzip, bzip2, xz, zstd };

// Returns the compression indicated by the first bytes of a file. Six bytes are enough to recognise each
// compression.
Compression compression_of(std::string_view first_bytes);
inline constexpr std::size_t magic_size = 6;

// Returns the compression indicated by the extension of a file name: .gz, .bz2, .xz, .zst.
Compression compression_by_name(std::string_view path);
// Returns the file name without the extension of a compression: "season.pdn.gz" -> "season.pdn".
std::string_view without_compression(std::string_view path);

}  // namespace mt::archive
