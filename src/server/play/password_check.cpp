#include "movetext/server/play/password_check.hpp"

#include "movetext/server/crypto/password.hpp"

namespace mt::server {

bool PasswordCheck::is_right(const Account& account, std::string_view password, Time now) {
  constexpr std::uint32_t most_wrong = 10;
  if (account.password_hash.empty()) return false;
  const std::lock_guard lock(mutex_);
  Wrong& wrong = wrong_[account.id];
  if (wrong.since + day_long <= now) wrong = {now, 0};
  if (wrong.count >= most_wrong) return false;
  if (verify_password(account.password_hash, password)) return true;
  ++wrong.count;
  return false;
}

}  // namespace mt::server
