// Compresses the bytes of an output file, through one interface for all compressions.
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

  // Compresses `bytes` and appends the result to `out`; `last` completes the file. Returns false when out of
  // memory.
  [[nodiscard]] virtual bool encode(std::string_view bytes, bool last, std::string& out) = 0;
  // Marks the current end of the bytes as the end of a record.
  virtual void end_record() {}
};

// Returns an encoder, or nullptr for Compression::none. The same bytes always give the same file.
std::unique_ptr<Encoder> make_encoder(Compression compression);

}  // namespace mt::archive
