// Decompresses one stream piece by piece: one interface for gzip, bzip2, xz and Zstandard.
#pragma once
#include "movetext/archive/core/compression.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

namespace mt::archive {

// A stream that needs more memory than this is refused, because a header may ask for a window of gigabytes.
inline constexpr std::size_t decoder_memory_limit = std::size_t{128} << 20U;

// The result of one step.
struct DecodeStep {
  std::size_t consumed = 0;   // bytes of `from` that were used
  std::size_t produced = 0;   // bytes of `to` that were filled
  bool member_ended = false;  // a member has ended: a new member or padding follows
  std::string_view fault;     // the reason for a failure ("the data are damaged"); empty after success
};

class Decoder {
 public:
  Decoder() = default;
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;
  virtual ~Decoder() = default;

  // Unpacks from `from` into `to` until `from` is used up, `to` is full, or the member ends.
  virtual DecodeStep step(std::span<const char> from, std::span<char> to) = 0;
  // Prepares for the next member of a file with several members. Returns false when out of memory.
  virtual bool restart() = 0;
};

// Returns a decoder, or nullptr for Compression::none or when out of memory.
std::unique_ptr<Decoder> make_decoder(Compression compression);

}  // namespace mt::archive
