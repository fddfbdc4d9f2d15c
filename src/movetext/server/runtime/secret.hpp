// Keys and passwords: from files that nobody else can read, or from the environment; never from the command
// line or the file of settings, never into a log.
#pragma once
#include "movetext/server/crypto/secret.hpp"
#include "movetext/server/runtime/config.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::runtime {

// Empty where nothing was given.
struct Secrets {
  crypto::Secret store_url;
  crypto::Secret smtp_password;
  crypto::Secret token_key;      // 64 hexadecimal digits
  crypto::Secret old_token_key;  // the same, or empty
};

struct SecretsReading {
  Secrets secrets;
  std::vector<std::string> faults;  // sentences without any of the secrets
};

using Environment = std::function<std::optional<std::string>(const char* name)>;
// The environment of the process; what is read of it is taken out of it.
Environment process_environment();

// A variable goes before the file.  Files: regular, at most 64 KiB, of mode 0600 or stricter, and those with
// a relative name are below the data directory; line ends behind the secret are no part of it.  The old key
// of tokens may be missing.
SecretsReading read_secrets(const Config& config, const Environment& environment);

// From now on a crash leaves no picture of the memory.
void forbid_core_dumps();

}  // namespace mt::server::runtime
