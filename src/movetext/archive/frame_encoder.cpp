#include "movetext/archive/frame_encoder.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>
#include <zstd.h>

namespace mt::archive {
namespace {

void append_word(std::uint32_t value, std::string& out) {
  for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(value >> shift);
}

class FrameEncoder final : public Encoder {
 public:
  explicit FrameEncoder(std::size_t frame) : frame_(frame), context_(ZSTD_createCCtx()) {
    if (context_ != nullptr) ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1);
  }
  ~FrameEncoder() override { ZSTD_freeCCtx(context_); }

  void end_record() override { border_ = pending_.size(); }

  bool encode(std::string_view bytes, bool last, std::string& out) override {
    pending_ += bytes;
    std::string_view rest = pending_;
    while (rest.size() > frame_) {
      const std::size_t border = std::exchange(border_, 0);
      const std::size_t size = border > 0 ? border : frame_;
      if (!write_frame(rest.substr(0, size), out)) return false;
      rest.remove_prefix(size);
    }
    pending_.erase(0, pending_.size() - rest.size());
    if (!last) return true;
    if ((!pending_.empty() || entries_.empty()) && !write_frame(pending_, out)) return false;
    pending_.clear();
    write_table(out);
    return true;
  }

 private:
  struct Entry {
    std::uint32_t packed;
    std::uint32_t unpacked;
  };

  bool write_frame(std::string_view bytes, std::string& out) {
    const std::size_t start = out.size();
    out.resize(start + ZSTD_compressBound(bytes.size()));
    const std::size_t size =
        context_ == nullptr
            ? 0
            : ZSTD_compress2(context_, out.data() + start, out.size() - start, bytes.data(), bytes.size());
    if (context_ == nullptr || ZSTD_isError(size) != 0) return false;
    out.resize(start + size);
    entries_.push_back({static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(bytes.size())});
    return true;
  }

  void write_table(std::string& out) const {
    constexpr std::uint32_t skippable = 0x184D2A5E;
    constexpr std::uint32_t seekable = 0x8F92EAB1;
    constexpr std::size_t footer = 9;
    append_word(skippable, out);
    append_word(static_cast<std::uint32_t>(entries_.size() * sizeof(Entry) + footer), out);
    for (const Entry& entry : entries_) {
      append_word(entry.packed, out);
      append_word(entry.unpacked, out);
    }
    append_word(static_cast<std::uint32_t>(entries_.size()), out);
    out += '\0';  // descriptor: no checksums here, because the frames have their own
    append_word(seekable, out);
  }

  std::size_t frame_;
  ZSTD_CCtx* context_;
  std::string pending_;     // bytes not yet in a frame
  std::size_t border_ = 0;  // offset in pending_ of the last end of a record
  std::vector<Entry> entries_;
};

}  // namespace

std::unique_ptr<Encoder> make_frame_encoder(std::size_t frame) {
  return std::make_unique<FrameEncoder>(frame);
}

}  // namespace mt::archive
