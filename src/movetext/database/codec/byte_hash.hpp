// The hash XXH64 with seed 0 (github.com/Cyan4973/xxHash), of bytes that arrive in pieces. It finds changes
// and repeats; it does not protect against forgery.
//
//   ByteHash hash;
//   hash.add(part); hash.add(rest);
//   store(hash.value());
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace mt::database {

class ByteHash {
 public:
  void add(std::string_view bytes);
  // Returns the hash of all bytes so far; more bytes may be added afterwards.
  std::uint64_t value() const;

 private:
  static constexpr std::uint64_t prime_1 = 0x9E37'79B1'85EB'CA87;
  static constexpr std::uint64_t prime_2 = 0xC2B2'AE3D'27D4'EB4F;
  static constexpr std::size_t stripe = 32;

  void add_stripe(const char* from);

  std::array<std::uint64_t, 4> lanes_{prime_1 + prime_2, prime_2, 0, 0 - prime_1};
  std::array<char, stripe> rest_{};  // bytes that are not a whole stripe
  std::uint64_t size_ = 0;
};

// Returns the hash of the bytes.
std::uint64_t hash_of(std::string_view bytes);
// Returns the 8 bytes of a hash, the highest first.
std::string bytes_of_hash(std::uint64_t hash);

}  // namespace mt::database
