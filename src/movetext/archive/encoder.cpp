#include "movetext/archive/encoder.hpp"

#include "movetext/archive/unconst.hpp"

#include <array>
#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

namespace mt::archive {
namespace {

// Maximum bytes per call; zlib and bzip2 count in 32 bits.
constexpr std::size_t piece_size = std::size_t{1} << 20U;

// The common part of the compressors. Takes the input in pieces, and empties the output buffer until a
// compressor has no more output.
class Stream : public Encoder {
 public:
  bool encode(std::string_view bytes, bool last, std::string& out) override {
    for (;;) {
      const std::string_view piece = bytes.substr(0, piece_size);
      bytes.remove_prefix(piece.size());
      if (!encode_piece(piece, last && bytes.empty(), out)) return false;
      if (bytes.empty()) return true;
    }
  }

 protected:
  enum class State : std::uint8_t { going, waiting, failed };
  // Compresses the remaining input into `out`. State::waiting: the compressor has no more output until more
  // input arrives, or the output is complete.
  virtual State step(bool last, std::string& out) = 0;
  virtual void take(std::string_view piece) = 0;

  static constexpr std::size_t room_size = std::size_t{64} << 10U;
  std::array<char, room_size> room;

 private:
  bool encode_piece(std::string_view piece, bool last, std::string& out) {
    take(piece);
    State state = State::going;
    while (state == State::going) state = step(last, out);
    return state == State::waiting;
  }
};

class GzipEncoder final : public Stream {
 public:
  // windowBits of zlib.h: the largest window, with a gzip header that contains neither a name nor a time.
  GzipEncoder()
      : ok_(deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) ==
            Z_OK) {}
  ~GzipEncoder() override { deflateEnd(&stream_); }

 private:
  void take(std::string_view piece) override {
    stream_.next_in = reinterpret_cast<Bytef*>(unconst(piece.data()));
    stream_.avail_in = static_cast<uInt>(piece.size());
  }
  State step(bool last, std::string& out) override {
    if (!ok_) return State::failed;
    stream_.next_out = reinterpret_cast<Bytef*>(room.data());
    stream_.avail_out = static_cast<uInt>(room.size());
    const int code = deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
    out.append(room.data(), room.size() - stream_.avail_out);
    if (code == Z_STREAM_ERROR) return State::failed;
    return code == Z_STREAM_END || stream_.avail_out > 0 ? State::waiting : State::going;
  }
  z_stream stream_{};
  bool ok_;
};

class Bzip2Encoder final : public Stream {
 public:
  Bzip2Encoder() : ok_(BZ2_bzCompressInit(&stream_, 9, 0, 0) == BZ_OK) {}
  ~Bzip2Encoder() override { BZ2_bzCompressEnd(&stream_); }

 private:
  void take(std::string_view piece) override {
    stream_.next_in = unconst(piece.data());
    stream_.avail_in = static_cast<unsigned>(piece.size());
  }
  State step(bool last, std::string& out) override {
    if (!ok_) return State::failed;
    if (!last && stream_.avail_in == 0) return State::waiting;  // bzip2 fails without input
    stream_.next_out = room.data();
    stream_.avail_out = static_cast<unsigned>(room.size());
    const int code = BZ2_bzCompress(&stream_, last ? BZ_FINISH : BZ_RUN);
    out.append(room.data(), room.size() - stream_.avail_out);
    if (code < 0) return State::failed;
    return code == BZ_STREAM_END ? State::waiting : State::going;
  }
  bz_stream stream_{};
  bool ok_;
};

class XzEncoder final : public Stream {
 public:
  XzEncoder() : ok_(lzma_easy_encoder(&stream_, LZMA_PRESET_DEFAULT, LZMA_CHECK_CRC64) == LZMA_OK) {}
  ~XzEncoder() override { lzma_end(&stream_); }

 private:
  void take(std::string_view piece) override {
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(piece.data());
    stream_.avail_in = piece.size();
  }
  State step(bool last, std::string& out) override {
    if (!ok_) return State::failed;
    stream_.next_out = reinterpret_cast<std::uint8_t*>(room.data());
    stream_.avail_out = room.size();
    const lzma_ret code = lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN);
    out.append(room.data(), room.size() - stream_.avail_out);
    if (code != LZMA_OK && code != LZMA_STREAM_END) return State::failed;
    const bool done = code == LZMA_STREAM_END || (!last && stream_.avail_out > 0);
    return done ? State::waiting : State::going;
  }
  lzma_stream stream_ = LZMA_STREAM_INIT;
  bool ok_;
};

class ZstdEncoder final : public Stream {
 public:
  ZstdEncoder() : context_(ZSTD_createCCtx()) {
    if (context_ != nullptr) ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1);
  }
  ~ZstdEncoder() override { ZSTD_freeCCtx(context_); }

 private:
  void take(std::string_view piece) override { in_ = {piece.data(), piece.size(), 0}; }
  State step(bool last, std::string& out) override {
    if (context_ == nullptr) return State::failed;
    ZSTD_outBuffer to{room.data(), room.size(), 0};
    const std::size_t left = ZSTD_compressStream2(context_, &to, &in_, last ? ZSTD_e_end : ZSTD_e_continue);
    out.append(room.data(), to.pos);
    if (ZSTD_isError(left) != 0) return State::failed;
    const bool done = last ? left == 0 : in_.pos == in_.size && to.pos < to.size;
    return done ? State::waiting : State::going;
  }
  ZSTD_CCtx* context_;
  ZSTD_inBuffer in_{};
};

}  // namespace

std::unique_ptr<Encoder> make_encoder(Compression compression) {
  switch (compression) {
    case Compression::none:
      return nullptr;
    case Compression::gzip:
      return std::make_unique<GzipEncoder>();
    case Compression::bzip2:
      return std::make_unique<Bzip2Encoder>();
    case Compression::xz:
      return std::make_unique<XzEncoder>();
    case Compression::zstd:
      return std::make_unique<ZstdEncoder>();
  }
  return nullptr;
}

}  // namespace mt::archive
