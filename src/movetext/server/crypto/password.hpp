// Stores passwords as Argon2id hashes. A hash is one line and contains its own parameters (PHC string).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::crypto {

// The cost of trying one password. The defaults are the accepted minimum (ASVS 5.0, appendix C).
struct PasswordCost {
  std::uint32_t memory_kib = 19456;
  std::uint32_t passes = 2;
};

// Returns the hash of the password. At the default cost this takes about 35 ms; a cost below the default is
// raised to the default. Throws std::runtime_error if there is not enough memory.
std::string hash_password(std::string_view password, PasswordCost cost = {});
// Returns whether `hash` is the hash of the password. Returns false if `hash` is not a valid hash.
bool verify_password(const std::string& hash, std::string_view password);
// Returns whether the hash was made at a lower cost than `cost`, or by another algorithm.
bool needs_rehash(const std::string& hash, PasswordCost cost = {});

}  // namespace mt::server::crypto
