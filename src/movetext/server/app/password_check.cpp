#include "movetext/server/app/password_check.hpp"

#include "movetext/server/crypto/password.hpp"

#include <string>

namespace mt::server::app {
namespace {

// Saves the new hash, unless the account's password has changed in the meantime.
void renew(store::Store& store, std::string_view user, const std::string& before, const std::string& after) {
  store.write([&](store::Transaction& change) {
    auto account = change.accounts().named(user);
    if (!account || account->password_hash != before) return;
    account->password_hash = after;
    change.accounts().save(*account);
  });
}

}  // namespace

bool is_right_password(store::Store& store, std::string_view user, std::string_view password, Time now) {
  constexpr std::uint32_t most_wrong = 10;
  std::string hash;
  std::string wrong;
  store.peek([&](store::Transaction& look) {
    const auto account = look.accounts().named(user);
    if (!account) return;
    wrong = "password:" + std::to_string(account->id);
    if (look.limits().count(wrong, now, day_long) < most_wrong) hash = account->password_hash;
  });
  if (hash.empty()) return false;
  if (!crypto::verify_password(hash, password)) {
    store.write([&](store::Transaction& count) { count.limits().allow(wrong, now, day_long, most_wrong); });
    return false;
  }
  if (crypto::needs_rehash(hash)) renew(store, user, hash, crypto::hash_password(password));
  return true;
}

}  // namespace mt::server::app
