// Compressors behind one interface: bytes of an output file in, packed bytes out.
#pragma once
#include "movetext/archive/core/compression.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::archive {

class Encoder {
 public:
  Encoder() = default;
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;
  virtual ~Encoder() = default;

  // Appends to `out` what `bytes` give; after the `last` ones the file is whole.  False: out of memory.
  [[nodiscard]] virtual bool encode(std::string_view bytes, bool last, std::string& out) = 0;
};

// The same bytes give the same file, whenever and by whomever it is written.  Null for Compression::none.
std::unique_ptr<Encoder> make_encoder(Compression compression);

}  // namespace mt::archive
