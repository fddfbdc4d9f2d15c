// Compresses the bytes of an output file behind one interface.
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

  // Appends to `out` what `bytes` give; after the `last` ones the file is whole.  Returns false when out of
  // memory.
  [[nodiscard]] virtual bool encode(std::string_view bytes, bool last, std::string& out) = 0;
  // Says that a record has ended with the bytes so far.
  virtual void end_record() {}
};

// Makes an encoder; null for Compression::none.  The same bytes always give the same file.
std::unique_ptr<Encoder> make_encoder(Compression compression);

}  // namespace mt::archive
