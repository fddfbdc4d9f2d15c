// Checks passwords in old commands, and limits the number of attempts (ASVS 5.0, 6.3.1).
#pragma once
#include "movetext/server/store/store.hpp"

#include <string_view>

namespace mt::server::app {

// Returns whether it is the password of the account with that name.  After ten wrong passwords within a day,
// every password is refused until the first of them is a day old.  Replaces a hash that is cheaper than new
// ones.  Takes about 35 ms.  Throws StoreError.
bool is_right_password(store::Store& store, std::string_view user, std::string_view password, Time now);

}  // namespace mt::server::app
