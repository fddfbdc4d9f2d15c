#include "movetext/archive/decoder.hpp"

#include "movetext/archive/unconst.hpp"

#include <algorithm>
#include <bzlib.h>
#include <climits>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

namespace mt::archive {
namespace {

constexpr std::string_view damaged = "the compressed data are damaged";
constexpr std::string_view no_memory = "not enough memory to decompress";
constexpr std::string_view too_wide = "decompressing needs more than 128 MiB";

// zlib and bzip2 count in 32 bits.
unsigned clip(std::size_t size) {
  return static_cast<unsigned>(std::min<std::size_t>(size, UINT_MAX));
}

class GzipDecoder final : public Decoder {
 public:
  static constexpr int gzip_only = 15 + 16;  // windowBits of zlib.h: the largest window, with a gzip header

  GzipDecoder() : ok_(inflateInit2(&stream_, gzip_only) == Z_OK) {}
  ~GzipDecoder() override { inflateEnd(&stream_); }
  bool restart() override { return ok_ && inflateReset(&stream_) == Z_OK; }

  DecodeStep step(std::span<const char> from, std::span<char> to) override {
    stream_.next_in = reinterpret_cast<Bytef*>(unconst(from.data()));
    stream_.avail_in = clip(from.size());
    stream_.next_out = reinterpret_cast<Bytef*>(to.data());
    stream_.avail_out = clip(to.size());
    const unsigned in_before = stream_.avail_in;
    const unsigned out_before = stream_.avail_out;
    const int code = ok_ ? inflate(&stream_, Z_NO_FLUSH) : Z_MEM_ERROR;
    DecodeStep done{in_before - stream_.avail_in, out_before - stream_.avail_out, code == Z_STREAM_END, {}};
    if (code == Z_MEM_ERROR) done.fault = no_memory;
    if (code == Z_DATA_ERROR || code == Z_NEED_DICT || code == Z_STREAM_ERROR) done.fault = damaged;
    return done;
  }

 private:
  z_stream stream_{};
  bool ok_;
};

class Bzip2Decoder final : public Decoder {
 public:
  Bzip2Decoder() { open(); }
  ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }
  bool restart() override {
    BZ2_bzDecompressEnd(&stream_);
    return open();
  }

  DecodeStep step(std::span<const char> from, std::span<char> to) override {
    if (!ok_) return {.fault = no_memory};
    stream_.next_in = unconst(from.data());
    stream_.avail_in = clip(from.size());
    stream_.next_out = to.data();
    stream_.avail_out = clip(to.size());
    const unsigned in_before = stream_.avail_in;
    const unsigned out_before = stream_.avail_out;
    const int code = BZ2_bzDecompress(&stream_);
    DecodeStep done{in_before - stream_.avail_in, out_before - stream_.avail_out, code == BZ_STREAM_END, {}};
    if (code == BZ_MEM_ERROR) done.fault = no_memory;
    if (code < 0 && code != BZ_MEM_ERROR) done.fault = damaged;
    return done;
  }

 private:
  bool open() {
    stream_ = {};
    ok_ = BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK;
    return ok_;
  }
  bz_stream stream_{};
  bool ok_ = false;
};

class XzDecoder final : public Decoder {
 public:
  XzDecoder() { restart(); }
  ~XzDecoder() override { lzma_end(&stream_); }
  bool restart() override {
    ok_ = lzma_stream_decoder(&stream_, decoder_memory_limit, 0) == LZMA_OK;
    return ok_;
  }

  DecodeStep step(std::span<const char> from, std::span<char> to) override {
    if (!ok_) return {.fault = no_memory};
    stream_.next_in = reinterpret_cast<const std::uint8_t*>(from.data());
    stream_.avail_in = from.size();
    stream_.next_out = reinterpret_cast<std::uint8_t*>(to.data());
    stream_.avail_out = to.size();
    const lzma_ret code = lzma_code(&stream_, LZMA_RUN);
    return {from.size() - stream_.avail_in, to.size() - stream_.avail_out, code == LZMA_STREAM_END,
            fault_of(code)};
  }

 private:
  static std::string_view fault_of(lzma_ret code) {
    switch (code) {
      case LZMA_OK:
      case LZMA_STREAM_END:
      case LZMA_BUF_ERROR:  // too little input to proceed: the caller provides more, or detects the end of
                            // the file
        return {};
      case LZMA_MEM_ERROR:
        return no_memory;
      case LZMA_MEMLIMIT_ERROR:
        return too_wide;
      default:
        return damaged;
    }
  }
  lzma_stream stream_ = LZMA_STREAM_INIT;
  bool ok_ = false;
};

class ZstdDecoder final : public Decoder {
 public:
  ZstdDecoder() : context_(ZSTD_createDCtx()) {
    static constexpr int window_log = 27;  // 128 MiB, the memory limit
    if (context_ != nullptr) ZSTD_DCtx_setParameter(context_, ZSTD_d_windowLogMax, window_log);
  }
  ~ZstdDecoder() override { ZSTD_freeDCtx(context_); }
  bool restart() override {
    return context_ != nullptr && !ZSTD_isError(ZSTD_DCtx_reset(context_, ZSTD_reset_session_only));
  }

  DecodeStep step(std::span<const char> from, std::span<char> to) override {
    if (context_ == nullptr) return {.fault = no_memory};
    ZSTD_inBuffer in{from.data(), from.size(), 0};
    ZSTD_outBuffer out{to.data(), to.size(), 0};
    const std::size_t code = ZSTD_decompressStream(context_, &out, &in);
    return {in.pos, out.pos, code == 0, ZSTD_isError(code) != 0 ? fault_of(code) : std::string_view{}};
  }

 private:
  static std::string_view fault_of(std::size_t code) {
    switch (ZSTD_getErrorCode(code)) {
      case ZSTD_error_memory_allocation:
        return no_memory;
      case ZSTD_error_frameParameter_windowTooLarge:
        return too_wide;
      default:
        return damaged;
    }
  }
  ZSTD_DCtx* context_;
};

}  // namespace

std::unique_ptr<Decoder> make_decoder(Compression compression) {
  switch (compression) {
    case Compression::none:
      return nullptr;
    case Compression::gzip:
      return std::make_unique<GzipDecoder>();
    case Compression::bzip2:
      return std::make_unique<Bzip2Decoder>();
    case Compression::xz:
      return std::make_unique<XzDecoder>();
    case Compression::zstd:
      return std::make_unique<ZstdDecoder>();
  }
  return nullptr;
}

}  // namespace mt::archive
