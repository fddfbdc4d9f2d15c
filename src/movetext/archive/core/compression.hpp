// Recognises compressed files by their first bytes and by their names; no bytes are packed or unpacked here.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::archive {

enum class Compression : unsigned char { none, gzip, bzip2, xz, zstd };

// Recognises the compression by the first bytes of a file; six are enough for every format.
Compression compression_of(std::string_view first_bytes);
inline constexpr std::size_t magic_size = 6;

// Recognises the compression by the ending of a file's name: .gz, .bz2, .xz, .zst.
Compression compression_by_name(std::string_view path);
// Returns the name without the ending of a compression: "season.pdn.gz" -> "season.pdn".
std::string_view without_compression(std::string_view path);

}  // namespace mt::archive
