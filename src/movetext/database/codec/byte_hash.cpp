#include "movetext/database/codec/byte_hash.hpp"

#include <algorithm>

namespace mt::database {
namespace {

constexpr std::uint64_t prime_1 = 0x9E37'79B1'85EB'CA87;
constexpr std::uint64_t prime_2 = 0xC2B2'AE3D'27D4'EB4F;
constexpr std::uint64_t prime_3 = 0x1656'67B1'9E37'79F9;
constexpr std::uint64_t prime_4 = 0x85EB'CA77'C2B2'AE63;
constexpr std::uint64_t prime_5 = 0x27D4'EB2F'1656'67C5;

// Reads a number with its lowest byte first.
template <class Number>
std::uint64_t read(const char* from) {
  std::array<unsigned char, sizeof(Number)> bytes;
  std::memcpy(bytes.data(), from, bytes.size());
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i > 0; --i) number = number << 8 | bytes[i - 1];
  return number;
}

constexpr std::uint64_t round(std::uint64_t lane, std::uint64_t input) {
  return std::rotl(lane + input * prime_2, 31) * prime_1;
}

}  // namespace

void ByteHash::add_stripe(const char* from) {
  for (std::size_t lane = 0; lane < lanes_.size(); ++lane)
    lanes_[lane] = round(lanes_[lane], read<std::uint64_t>(from + 8 * lane));
}

void ByteHash::add(std::string_view bytes) {
  const auto held = static_cast<std::size_t>(size_ % stripe);
  size_ += bytes.size();
  if (held > 0) {
    const std::size_t taken = std::min(stripe - held, bytes.size());
    std::memcpy(rest_.data() + held, bytes.data(), taken);
    bytes.remove_prefix(taken);
    if (held + taken < stripe) return;
    add_stripe(rest_.data());
  }
  for (; bytes.size() >= stripe; bytes.remove_prefix(stripe)) add_stripe(bytes.data());
  if (!bytes.empty()) std::memcpy(rest_.data(), bytes.data(), bytes.size());
}

std::uint64_t ByteHash::value() const {
  std::uint64_t hash = prime_5;
  if (size_ >= stripe) {
    hash = std::rotl(lanes_[0], 1) + std::rotl(lanes_[1], 7) + std::rotl(lanes_[2], 12) +
           std::rotl(lanes_[3], 18);
    for (const std::uint64_t lane : lanes_) hash = (hash ^ round(0, lane)) * prime_1 + prime_4;
  }
  hash += size_;
  const char* at = rest_.data();
  const char* const end = at + size_ % stripe;
  for (; end - at >= 8; at += 8)
    hash = std::rotl(hash ^ round(0, read<std::uint64_t>(at)), 27) * prime_1 + prime_4;
  if (end - at >= 4) {
    hash = std::rotl(hash ^ read<std::uint32_t>(at) * prime_1, 23) * prime_2 + prime_3;
    at += 4;
  }
  for (; at < end; ++at) hash = std::rotl(hash ^ static_cast<unsigned char>(*at) * prime_5, 11) * prime_1;
  hash = (hash ^ hash >> 33) * prime_2;
  hash = (hash ^ hash >> 29) * prime_3;
  return hash ^ hash >> 32;
}

std::uint64_t hash_of(std::string_view bytes) {
  ByteHash hash;
  hash.add(bytes);
  return hash.value();
}

std::string bytes_of_hash(std::uint64_t hash) {
  std::string out;
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(hash >> shift);
  return out;
}

}  // namespace mt::database
