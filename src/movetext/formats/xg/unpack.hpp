// Unpacks zlib data piece by piece, so that the memory needed does not depend on the unpacked size.
//
//   Unpacker unpacker(packed, true);
//   while (std::size_t size = unpacker.read(buffer)) use(buffer.first(size));
//   if (!unpacker.fault().empty()) report(unpacker.fault());
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mt::xg {

class Unpacker {
 public:
  // `packed`: false if the bytes are stored unpacked.
  Unpacker(std::string_view bytes, bool packed);
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  ~Unpacker();

  // Fills `to` and returns the number of bytes. It is less than the size of `to` only at the end of the data
  // or after a fault.
  std::size_t read(std::span<char> to);
  // Returns how many bytes of the input have been read.
  std::size_t used() const { return used_; }
  // Returns the CRC-32 of the unpacked bytes.
  std::uint32_t checksum() const { return checksum_; }
  // Returns a phrase that describes the fault, or an empty string if there was none.
  std::string_view fault() const { return fault_; }

 private:
  struct Stream;

  std::string_view bytes_;
  std::unique_ptr<Stream> stream_;  // nullptr if the bytes are stored unpacked
  std::size_t used_ = 0;
  std::uint32_t checksum_ = 0;
  bool ended_ = false;
  std::string_view fault_;
};

// Unpacks all bytes, but returns at most `most` bytes. `fault` receives a phrase that describes the fault, if
// there is one.
std::string unpack_all(std::string_view bytes, bool packed, std::size_t most, std::string_view& fault);

std::uint32_t checksum_of(std::string_view bytes);

}  // namespace mt::xg
