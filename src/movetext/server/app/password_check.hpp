// Passwords in old commands: guesses are few (ASVS 5.0, 6.3.1).
#pragma once
#include "movetext/server/store/store.hpp"

#include <string_view>

namespace mt::server::app {

// Whether it is the password of the account with that name.  After ten wrong ones in a day none is looked at
// until the day is over.  A hash that is cheaper than those made today is renewed.  Takes some 35 ms; throws
// StoreError.
bool is_right_password(store::Store& store, std::string_view user, std::string_view password, Time now);

}  // namespace mt::server::app
