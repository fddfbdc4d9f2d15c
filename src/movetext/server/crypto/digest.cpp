#include "movetext/server/crypto/digest.hpp"

#include "movetext/server/crypto/library.hpp"

#include <sodium.h>

namespace mt::server::crypto {
namespace {

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}
unsigned char* raw(std::string& bytes) {
  return reinterpret_cast<unsigned char*>(bytes.data());
}

}  // namespace

std::string sha256(std::string_view bytes) {
  std::string out(crypto_hash_sha256_BYTES, '\0');
  crypto_hash_sha256(raw(out), raw(bytes), bytes.size());
  return out;
}

std::string sha256_hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const char byte : sha256(bytes)) {
    const auto value = static_cast<unsigned char>(byte);
    out += digits[value >> 4U];
    out += digits[value & 15U];
  }
  return out;
}

std::string hmac_sha256(std::string_view key, std::string_view bytes) {
  crypto_auth_hmacsha256_state state;
  std::string out(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_init(&state, raw(key), key.size());
  crypto_auth_hmacsha256_update(&state, raw(bytes), bytes.size());
  crypto_auth_hmacsha256_final(&state, raw(out));
  sodium_memzero(&state, sizeof state);
  return out;
}

bool same_bytes(std::string_view a, std::string_view b) {
  need_crypto();
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace mt::server::crypto
