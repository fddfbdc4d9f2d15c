// Passwords as they are stored: Argon2id, as a line that carries its own parameters (PHC string).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::crypto {

// What one guess costs.  The defaults are the least that is accepted (ASVS 5.0, appendix C).
struct PasswordCost {
  std::uint32_t memory_kib = 19456;
  std::uint32_t passes = 2;
};

// About 35 ms at the default cost; a lower cost is raised to it.  Throws std::runtime_error when there is no
// memory.
std::string hash_password(std::string_view password, PasswordCost cost = {});
// False also for a line that is no hash.
bool verify_password(const std::string& hash, std::string_view password);
// Whether the hash is cheaper than that, or made in another way.
bool needs_rehash(const std::string& hash, PasswordCost cost = {});

}  // namespace mt::server::crypto
