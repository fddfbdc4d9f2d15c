// Reads keys and passwords. They come from files that only their owner can read, or from the environment, but
// never from the command line or the settings file. They are never logged.
#pragma once
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/runtime/config.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::runtime {

// The secrets; a secret that was not given is empty.
struct Secrets {
  crypto::Secret store_url;
  crypto::Secret smtp_password;
  crypto::Secret token_key;      // 64 hexadecimal digits
  crypto::Secret old_token_key;  // 64 hexadecimal digits, or empty
};

struct SecretsReading {
  Secrets secrets;
  std::vector<std::string> faults;  // sentences; none of them contains a secret
};

using Environment = std::function<std::optional<std::string>(const char* name)>;
// Returns a function that reads a variable of the environment of the process, and removes it from the
// environment.
Environment process_environment();

// Reads all secrets. A variable of the environment takes precedence over a file. A file must be regular and
// at most 64 KiB long, have mode 0600 or stricter, and belong to the user of the process or to root. A
// relative file name is below the data directory. Line ends after the secret are dropped. Only the old token
// key may be missing.
SecretsReading read_secrets(const Config& config, const Environment& environment);

// Prevents the system from writing the memory of the process to disk when the process crashes.
void forbid_core_dumps();

}  // namespace mt::server::runtime
