#include "movetext/archive/core/compression.hpp"

#include <array>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::array<std::pair<std::string_view, Compression>, 4> compressed_endings{{
    {".gz", Compression::gzip},
    {".bz2", Compression::bzip2},
    {".xz", Compression::xz},
    {".zst", Compression::zstd},
}};

}  // namespace

Compression compression_of(std::string_view first_bytes) {
  using namespace std::string_view_literals;
  if (first_bytes.starts_with("\x1F\x8B"sv)) return Compression::gzip;
  if (first_bytes.starts_with("\xFD\x37zXZ\0"sv)) return Compression::xz;
  if (first_bytes.starts_with("\x28\xB5\x2F\xFD"sv)) return Compression::zstd;
  // "BZh" alone could be the beginning of a text. In a bzip2 file a digit follows: the block size.
  if (first_bytes.size() > 3 && first_bytes.starts_with("BZh"sv) && first_bytes[3] >= '1' &&
      first_bytes[3] <= '9')
    return Compression::bzip2;
  // A Zstandard file may begin with a skippable frame.
  if (first_bytes.size() > 3 && first_bytes.substr(1, 3) == "\x2A\x4D\x18"sv &&
      (first_bytes[0] & '\xF0') == 0x50)
    return Compression::zstd;
  return Compression::none;
}

Compression compression_by_name(std::string_view path) {
  for (const auto& [ending, compression] : compressed_endings)
    if (path.ends_with(ending)) return compression;
  return Compression::none;
}

std::string_view without_compression(std::string_view path) {
  for (const auto& [ending, compression] : compressed_endings)
    if (path.ends_with(ending)) return path.substr(0, path.size() - ending.size());
  return path;
}

}  // namespace mt::archive
