#include "movetext/server/runtime/policy_of.hpp"

#include "movetext/server/crypto/random.hpp"
#include "movetext/server/runtime/config_engines.hpp"
#include "movetext/server/runtime/key_file.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace mt::server::runtime {
namespace {

std::string hexadecimal(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += {digits[byte >> 4U], digits[byte & 15U]};
  }
  return out;
}

app::Legacy legacy_of(const std::string& word) {
  if (word == "accept") return app::Legacy::accept;
  return word == "off" ? app::Legacy::off : app::Legacy::confirm;
}

app::SenderCheck check_of(const std::string& word) {
  if (word == "require") return app::SenderCheck::require;
  return word == "off" ? app::SenderCheck::off : app::SenderCheck::warn;
}

// Returns the key with a letter that identifies it in tokens. The letter is computed from the key, so each
// key keeps its letter when a new key replaces it.
protocol::TokenKey token_key(std::string_view secret) {
  constexpr std::string_view names = "abcdefghijklmnopqrstuvwxyz";
  unsigned sum = 0;
  for (const char c : secret) sum = sum * 31 + static_cast<unsigned char>(c);
  return {names[sum % names.size()], crypto::Secret(std::string(secret))};
}

// Returns a new key whose letter differs from the letter of the old key. Tokens that were made with the old
// key contain the old letter.
std::string new_key(const std::string& old_key_file) {
  std::string before;
  std::ifstream(old_key_file) >> before;
  std::string key = hexadecimal(crypto::random_bytes(32));
  while (token_key(key).name == token_key(before).name) key = hexadecimal(crypto::random_bytes(32));
  crypto::wipe(before);
  return key;
}

protocol::TokenKeys token_keys(const Secrets& secrets) {
  protocol::TokenKey now = token_key(secrets.token_key.view());
  if (secrets.old_token_key.empty()) return protocol::TokenKeys(std::move(now));
  protocol::TokenKey before = token_key(secrets.old_token_key.view());
  if (before.name == now.name) before.name = before.name == 'z' ? 'a' : static_cast<char>(before.name + 1);
  return protocol::TokenKeys(std::move(now), std::move(before));
}

}  // namespace

std::string data_path(const Config& config, const std::string& name) {
  return (std::filesystem::path(config.server.data) / name).string();
}

void ensure_token_key(const Config& config) {
  const std::string path = data_path(config, config.tokens.key_file);
  if (std::getenv("MOVETEXT_TOKEN_KEY") == nullptr && !std::filesystem::exists(path))
    make_key_file(path, new_key(data_path(config, config.tokens.old_key_file)));
}

app::ServerPolicy policy_of(const Config& config, const Secrets& secrets) {
  app::ServerPolicy policy{.names = protocol::MailNames(config.mail.local_part, config.server.host),
                           .keys = token_keys(secrets)};
  policy.host = config.server.host;
  policy.from_name = config.mail.from_name;
  policy.intake.mailbox = policy.names.open();
  policy.intake.authserv_id = config.mail.authserv_id.empty() ? config.server.host : config.mail.authserv_id;
  policy.intake.limits.bytes = config.mail.max_bytes;
  policy.legacy = legacy_of(config.mail.legacy);
  policy.sender_check = check_of(config.mail.sender_check);
  policy.autostart = config.play.autostart;
  policy.open_signup = config.play.open_signup;
  if (const auto time = domain::parse_time_control(config.play.time)) policy.default_time = *time;
  policy.default_nag = config.play.nag;
  policy.most_active = config.play.active_games;
  policy.most_challenges = config.play.challenges_a_day;
  policy.most_comments = config.play.comments_a_day;
  policy.signup_waits = config.play.signup_waits;
  policy.grace = std::make_shared<app::Grace>(config.play.grace);
  policy.most_player_errors = config.mail.player_error_answers;
  policy.most_error_answers = config.mail.error_answers;
  policy.most_answers = config.mail.answers;
  policy.leave_a_year = config.play.leave_a_year;
  policy.leave_at_once = config.play.leave_at_once;
  for (const Config::Engine& engine : config.engines) policy.engines.push_back(rules_of(engine));
  return policy;
}

std::unique_ptr<store::Store> open_store(const Config& config, const Secrets& secrets) {
  const auto limit = [&](store::BatchLimits& batch) {
    batch.most = config.store.batch;
    batch.linger = std::chrono::milliseconds(config.store.batch_wait);
  };
  if (config.store.driver == "postgresql") {
    store::postgresql::PostgresqlOptions options;
    options.queue = config.store.queue;
    options.readers = config.store.readers;
    limit(options.batch);
    return store::postgresql::open_postgresql(std::string(secrets.store_url.view()), options);
  }
  store::sqlite::SqliteOptions options;
  options.queue = config.store.queue;
  options.readers = config.store.readers;
  limit(options.batch);
  return store::sqlite::open_sqlite(data_path(config, config.store.file), options);
}

}  // namespace mt::server::runtime
