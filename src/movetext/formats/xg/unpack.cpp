#include "movetext/formats/xg/unpack.hpp"

#include <algorithm>
#include <climits>
#include <cstring>
#include <zlib.h>

namespace mt::xg {
namespace {

// Limits a size to what zlib can count in 32 bits.
unsigned clip(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, UINT_MAX));
}

// zlib takes non-const pointers, but does not change the bytes.
Bytef* bytes_at(const char* data) {
  return reinterpret_cast<Bytef*>(const_cast<char*>(data));
}

}  // namespace

struct Unpacker::Stream {
  z_stream z{};
  bool open = false;

  Stream() : open(inflateInit(&z) == Z_OK) {}
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  ~Stream() {
    if (open) inflateEnd(&z);
  }
};

Unpacker::Unpacker(std::string_view bytes, bool packed) : bytes_(bytes) {
  if (!packed) return;
  stream_ = std::make_unique<Stream>();
  if (!stream_->open) fault_ = "not enough memory";
}

Unpacker::~Unpacker() = default;

std::size_t Unpacker::read(std::span<char> to) {
  std::size_t filled = 0;
  if (stream_ == nullptr) {
    filled = std::min(to.size(), bytes_.size() - used_);
    if (filled > 0) std::memcpy(to.data(), bytes_.data() + used_, filled);
    used_ += filled;
  }
  while (stream_ != nullptr && filled < to.size() && !ended_ && fault_.empty()) {
    z_stream& z = stream_->z;
    const unsigned had = clip(bytes_.size() - used_);
    const unsigned room = clip(to.size() - filled);
    z.next_in = bytes_at(bytes_.data() + used_);
    z.avail_in = had;
    z.next_out = reinterpret_cast<Bytef*>(to.data() + filled);
    z.avail_out = room;
    const int code = inflate(&z, Z_NO_FLUSH);
    used_ += had - z.avail_in;
    filled += room - z.avail_out;
    ended_ = code == Z_STREAM_END;
    if (code == Z_BUF_ERROR || (code == Z_OK && z.avail_in == 0 && z.avail_out > 0))
      fault_ = "the packed bytes are truncated";
    else if (code != Z_OK && !ended_)
      fault_ = code == Z_MEM_ERROR ? "not enough memory" : "the packed bytes are damaged";
  }
  checksum_ =
      static_cast<std::uint32_t>(crc32(checksum_, reinterpret_cast<const Bytef*>(to.data()), clip(filled)));
  return filled;
}

std::string unpack_all(std::string_view bytes, bool packed, std::size_t most, std::string_view& fault) {
  constexpr std::size_t piece = std::size_t{16} << 10;
  Unpacker unpacker(bytes, packed);
  std::string out;
  while (out.size() < most) {
    const std::size_t had = out.size();
    out.resize(std::min(most, had + piece));
    const std::size_t got = unpacker.read(std::span(out).subspan(had));
    out.resize(had + got);
    if (got == 0) break;
  }
  fault = unpacker.fault();
  return out;
}

std::uint32_t checksum_of(std::string_view bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), clip(bytes.size())));
}

}  // namespace mt::xg
