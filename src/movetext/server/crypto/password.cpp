#include "movetext/server/crypto/password.hpp"

#include "movetext/server/crypto/library.hpp"

#include <algorithm>
#include <sodium.h>
#include <stdexcept>

namespace mt::server::crypto {
namespace {

constexpr PasswordCost floor_cost;

PasswordCost at_least_floor(PasswordCost cost) {
  return {std::max(cost.memory_kib, floor_cost.memory_kib), std::max(cost.passes, floor_cost.passes)};
}

std::size_t memory_bytes(PasswordCost cost) {
  return std::size_t{cost.memory_kib} * 1024;
}

}  // namespace

std::string hash_password(std::string_view password, PasswordCost cost) {
  need_crypto();
  cost = at_least_floor(cost);
  char hash[crypto_pwhash_STRBYTES];
  if (crypto_pwhash_str_alg(hash, password.data(), password.size(), cost.passes, memory_bytes(cost),
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::runtime_error("not enough memory to hash a password");
  return hash;
}

bool verify_password(const std::string& hash, std::string_view password) {
  need_crypto();
  // crypto_pwhash_str_verify() reads a buffer of this fixed size, up to the first zero byte.
  if (hash.size() >= crypto_pwhash_STRBYTES) return false;
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

bool needs_rehash(const std::string& hash, PasswordCost cost) {
  need_crypto();
  cost = at_least_floor(cost);
  if (hash.size() >= crypto_pwhash_STRBYTES) return true;
  return crypto_pwhash_str_needs_rehash(hash.c_str(), cost.passes, memory_bytes(cost)) != 0;
}

}  // namespace mt::server::crypto
