#include "movetext/archive/packed_block.hpp"

#include <new>
#include <zstd.h>

namespace mt::archive {

void BlockPacker::Free::operator()(ZSTD_CCtx_s* context) const {
  ZSTD_freeCCtx(context);
}

void BlockPacker::Free::operator()(ZSTD_DCtx_s* context) const {
  ZSTD_freeDCtx(context);
}

std::string BlockPacker::pack(std::string_view bytes) {
  constexpr int level = 3;
  if (!packs_) packs_.reset(ZSTD_createCCtx());
  if (!packs_) throw std::bad_alloc();
  ZSTD_CCtx_setParameter(packs_.get(), ZSTD_c_compressionLevel, level);
  ZSTD_CCtx_setParameter(packs_.get(), ZSTD_c_checksumFlag, 1);
  std::string out(ZSTD_compressBound(bytes.size()), '\0');
  const std::size_t size = ZSTD_compress2(packs_.get(), out.data(), out.size(), bytes.data(), bytes.size());
  if (ZSTD_isError(size) != 0) throw std::bad_alloc();  // no other failure is possible
  out.resize(size);
  return out;
}

bool BlockPacker::unpack(std::string_view packed, std::size_t most, std::string& out) {
  if (!unpacks_) unpacks_.reset(ZSTD_createDCtx());
  if (!unpacks_) throw std::bad_alloc();
  const unsigned long long size = ZSTD_getFrameContentSize(packed.data(), packed.size());
  if (size == ZSTD_CONTENTSIZE_UNKNOWN || size == ZSTD_CONTENTSIZE_ERROR || size > most) return false;
  out.resize(size);
  const std::size_t got =
      ZSTD_decompressDCtx(unpacks_.get(), out.data(), out.size(), packed.data(), packed.size());
  return ZSTD_isError(got) == 0 && got == size;
}

}  // namespace mt::archive
