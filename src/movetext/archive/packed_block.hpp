// Compresses blocks of some hundred kilobytes as Zstandard frames with a checksum.
//
//   BlockPacker packer;
//   const std::string packed = packer.pack(bytes);
//   std::string back;
//   if (!packer.unpack(packed, most, back)) report_damage();
#pragma once
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

struct ZSTD_CCtx_s;
struct ZSTD_DCtx_s;

namespace mt::archive {

// For one thread. It keeps its memory from block to block.
class BlockPacker {
 public:
  std::string pack(std::string_view bytes);
  // Replaces `out` by the bytes of a frame. Returns false if it is not a whole frame, if its checksum is
  // wrong, or if it holds more than `most` bytes.
  [[nodiscard]] bool unpack(std::string_view packed, std::size_t most, std::string& out);

 private:
  struct Free {
    void operator()(ZSTD_CCtx_s* context) const;
    void operator()(ZSTD_DCtx_s* context) const;
  };
  std::unique_ptr<ZSTD_CCtx_s, Free> packs_;
  std::unique_ptr<ZSTD_DCtx_s, Free> unpacks_;
};

}  // namespace mt::archive
