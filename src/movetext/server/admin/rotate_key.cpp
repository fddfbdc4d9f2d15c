#include "movetext/server/admin/rotate_key.hpp"

#include "movetext/server/runtime/key_mark.hpp"
#include "movetext/server/runtime/policy_of.hpp"

#include <cstdlib>
#include <filesystem>

namespace mt::server::admin {

std::optional<domain::Failure> rotate_key(const runtime::Config& config, const runtime::Secrets& secrets,
                                          store::Store& store) {
  namespace fs = std::filesystem;
  const fs::path now = runtime::data_path(config, config.tokens.key_file);
  if (std::getenv("MOVETEXT_TOKEN_KEY") != nullptr || std::getenv("MOVETEXT_OLD_TOKEN_KEY") != nullptr)
    return domain::Failure{.code = "environment",
                           .message = "the key comes from the environment, so it must be changed there"};
  if (config.tokens.old_key_file.empty())
    return domain::Failure{
        .code = "no-old-key",
        .message =
            "tokens.old_key_file is not set, so the addresses of all boards would become invalid at once"};
  if (!fs::exists(now)) return domain::Failure{.code = "no-key", .message = now.string() + " does not exist"};
  if (!runtime::is_known_key(store, secrets))
    return domain::Failure{
        .code = "not-taken-up",
        .message = "no server has been started with the current key",
        .hint = "restart the server first, or make the store accept the key with 'admin key adopt'"};
  // If the process dies at this point, the server creates the new key when it starts.
  fs::rename(now, runtime::data_path(config, config.tokens.old_key_file));
  runtime::ensure_token_key(config);
  return {};
}

}  // namespace mt::server::admin
