#include "movetext/archive/member.hpp"

#include <zstd.h>
#include <zstd_errors.h>

namespace mt::archive {
namespace {

// Reads a little-endian number.
std::size_t little_endian(std::string_view bytes, std::size_t at, std::size_t size) {
  std::size_t value = 0;
  for (std::size_t i = size; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

constexpr Member part{.found = Member::Found::part};

Member find_bgzf_block(std::string_view bytes) {
  using namespace std::string_view_literals;
  constexpr std::size_t fixed = 12;  // bytes of the header before the extra fields
  constexpr std::size_t trailer = 8;
  constexpr std::size_t largest = std::size_t{64} << 10U;
  if (bytes.size() < fixed) return part;
  if (!bytes.starts_with("\x1F\x8B\x08\x04"sv)) return {};
  const std::size_t end = fixed + little_endian(bytes, 10, 2);
  if (bytes.size() < end) return part;
  for (std::size_t at = fixed; at + 4 <= end; at += 4 + little_endian(bytes, at + 2, 2)) {
    if (bytes.substr(at, 4) != "BC\x02\0"sv || at + 6 > end) continue;
    const std::size_t size = little_endian(bytes, at + 4, 2) + 1;
    if (size < end + trailer) return {};
    if (bytes.size() < size) return part;
    const std::size_t unpacked = little_endian(bytes, size - 4, 4);
    if (unpacked > largest) return {};
    return {Member::Found::whole, size, unpacked};
  }
  return {};
}

// Returns whether the window of the frame is wider than 2 to the power of `log` bytes. `bytes` must have at
// least six bytes.
bool is_wider(std::string_view bytes, unsigned log) {
  constexpr unsigned single_segment = 0x20;  // flag: the window is the whole content
  if ((static_cast<unsigned char>(bytes[4]) & single_segment) != 0) return false;
  return static_cast<unsigned char>(bytes[5]) > (log - 10) << 3U;
}

Member find_frame(std::string_view bytes) {
  constexpr std::size_t longest_header = 18;
  constexpr unsigned widest = 27;  // the widest window; decoder_memory_limit is 2 to this power
  // The widest window of frames that do not give their content size. It is smaller, because each decoder of
  // such a frame holds its own window.
  constexpr unsigned widest_untold = 21;
  if (bytes.size() < 8) return part;
  if (static_cast<unsigned char>(bytes[0]) >> 4U == 5) {  // a skippable frame
    const std::size_t size = 8 + little_endian(bytes, 4, 4);
    if (size > longest_packed) return {};
    return bytes.size() < size ? part : Member{Member::Found::whole, size, 0};
  }
  const unsigned long long content = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (content == ZSTD_CONTENTSIZE_ERROR) return bytes.size() < longest_header ? part : Member{};
  const bool is_told = content != ZSTD_CONTENTSIZE_UNKNOWN;
  if ((is_told && content > longest_member) || is_wider(bytes, is_told ? widest : widest_untold)) return {};
  const std::size_t size = ZSTD_findFrameCompressedSize(bytes.data(), bytes.size());
  if (ZSTD_isError(size) != 0) return ZSTD_getErrorCode(size) == ZSTD_error_srcSize_wrong ? part : Member{};
  return {Member::Found::whole, size, is_told ? static_cast<std::size_t>(content) : longest_member};
}

}  // namespace

Member find_member(Compression compression, std::string_view bytes) {
  if (compression_of(bytes) != compression) return bytes.size() < magic_size ? part : Member{};
  Member member;
  if (compression == Compression::zstd) member = find_frame(bytes);
  if (compression == Compression::gzip) member = find_bgzf_block(bytes);
  const std::size_t held = member.found == Member::Found::part ? bytes.size() : member.packed;
  return held > longest_packed ? Member{} : member;
}

}  // namespace mt::archive
