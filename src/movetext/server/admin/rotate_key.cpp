#include "movetext/server/admin/rotate_key.hpp"

#include "movetext/server/runtime/house_of.hpp"
#include "movetext/server/runtime/key_mark.hpp"

#include <cstdlib>
#include <filesystem>

namespace mt::server {

std::optional<Refusal> rotate_key(const Config& config, const Secrets& secrets, Store& store) {
  namespace fs = std::filesystem;
  const fs::path now = data_path(config, config.tokens.key_file);
  if (std::getenv("MOVETEXT_TOKEN_KEY") != nullptr || std::getenv("MOVETEXT_OLD_TOKEN_KEY") != nullptr)
    return Refusal{.code = "environment", .message = "the key comes from the environment", .hint = {}};
  if (config.tokens.old_key_file.empty())
    return Refusal{.code = "no-old-key",
                   .message = "tokens.old_key_file is not set: all addresses of boards would die at once",
                   .hint = {}};
  if (!fs::exists(now))
    return Refusal{.code = "no-key", .message = now.string() + " is not there", .hint = {}};
  if (!is_known_key(store, secrets))
    return Refusal{.code = "not-taken-up",
                   .message = "no server has been started with the key that is there now",
                   .hint = "start it again first, or take that key by 'key adopt'"};
  // If it ends here, the next start makes the new key.
  fs::rename(now, data_path(config, config.tokens.old_key_file));
  ensure_token_key(config);
  return {};
}

}  // namespace mt::server
