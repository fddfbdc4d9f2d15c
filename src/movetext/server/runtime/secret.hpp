// Reads keys and passwords from files that only their owner can read, or from the environment, but never from
// the command line or the settings file.  They are never logged.
#pragma once
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/runtime/config.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::runtime {

// The secrets; those that were not given are empty.
struct Secrets {
  crypto::Secret store_url;
  crypto::Secret smtp_password;
  crypto::Secret token_key;      // 64 hexadecimal digits
  crypto::Secret old_token_key;  // 64 hexadecimal digits, or empty
};

struct SecretsReading {
  Secrets secrets;
  std::vector<std::string> faults;  // sentences without any of the secrets
};

using Environment = std::function<std::optional<std::string>(const char* name)>;
// Returns a function that reads variables of the process environment and removes each of them.
Environment process_environment();

// Reads all secrets; an environment variable takes precedence over the file.  A file must be regular, of at
// most 64 KiB, of mode 0600 or stricter, and owned by the user of the process or root; a relative name is
// below the data directory; line ends after the secret are dropped.  The old token key may be missing.
SecretsReading read_secrets(const Config& config, const Environment& environment);

// Prevents crashes of the process from writing its memory to disk.
void forbid_core_dumps();

}  // namespace mt::server::runtime
