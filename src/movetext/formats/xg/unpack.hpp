// Unpacks what zlib has packed, a piece at a time: memory does not depend on how much comes out.
//
//   Unpacker unpacker(packed, true);
//   while (std::size_t size = unpacker.read(buffer)) use(buffer.first(size));
//   if (!unpacker.fault().empty()) tell(unpacker.fault());
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
  // `packed` is false for bytes that are stored as they are.
  Unpacker(std::string_view bytes, bool packed);
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;
  ~Unpacker();

  // Fills `to` as far as the data go; returns fewer bytes only at their end or after a fault.
  std::size_t read(std::span<char> to);
  // Returns how many of the bytes have been used.
  std::size_t used() const { return used_; }
  // Returns the CRC-32 of what has come out.
  std::uint32_t checksum() const { return checksum_; }
  // Returns a phrase; empty if there is no fault.
  std::string_view fault() const { return fault_; }

 private:
  struct Stream;

  std::string_view bytes_;
  std::unique_ptr<Stream> stream_;  // nullptr: the bytes are stored
  std::size_t used_ = 0;
  std::uint32_t checksum_ = 0;
  bool ended_ = false;
  std::string_view fault_;
};

// Unpacks all of it, but no more than `most` bytes.  `fault` receives a phrase, if there is one.
std::string unpack_all(std::string_view bytes, bool packed, std::size_t most, std::string_view& fault);

std::uint32_t checksum_of(std::string_view bytes);

}  // namespace mt::xg
