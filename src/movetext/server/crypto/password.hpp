// Stores passwords as Argon2id hashes, each a line that contains its own parameters (PHC string).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::crypto {

// The cost of one guess.  The defaults are the accepted minimum (ASVS 5.0, appendix C).
struct PasswordCost {
  std::uint32_t memory_kib = 19456;
  std::uint32_t passes = 2;
};

// Returns the hash, after about 35 ms at the default cost; a lower cost is raised to the default.  Throws
// std::runtime_error if there is not enough memory.
std::string hash_password(std::string_view password, PasswordCost cost = {});
// Returns whether the password has that hash; false also for a line that is not a hash.
bool verify_password(const std::string& hash, std::string_view password);
// Returns whether the hash is cheaper than that cost, or made by another algorithm.
bool needs_rehash(const std::string& hash, PasswordCost cost = {});

}  // namespace mt::server::crypto
