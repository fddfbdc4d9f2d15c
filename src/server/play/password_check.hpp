// Passwords in old commands (ASVS 5.0, 6.3.1): guesses are few and slow.
#pragma once
#include "movetext/server/domain/account.hpp"

#include <cstdint>
#include <mutex>
#include <string_view>
#include <unordered_map>

namespace mt::server {

class PasswordCheck {
 public:
  // Whether it is that account's password.  After ten wrong ones in a day none is looked at until the day is
  // over. One is looked at at a time: each takes 19 MiB and some 35 ms.
  bool is_right(const Account& account, std::string_view password, Time now);

 private:
  struct Wrong {
    Time since = 0;
    std::uint32_t count = 0;
  };
  std::mutex mutex_;
  std::unordered_map<AccountId, Wrong> wrong_;  // of accounts that have a password: no more than those
};

}  // namespace mt::server
