// Records in the store the key with which the addresses of boards are made. This ensures that all programs
// that use the store have the same key. Nodes with different keys would not accept each other's addresses.
// After a restore of the database without its key, the addresses in older mails would not be accepted.
#pragma once
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::runtime {

// Records the key if the store has no key or has the old key. If the store has any other key, throws
// StoreError with a message that says what to do.
void agree_on_key(store::Store& store, const Secrets& secrets);

// Returns whether this is the key that the store has recorded. A server records its key when it starts.
bool is_known_key(store::Store& store, const Secrets& secrets);

// Records this key instead of any other key. Addresses that were made with other keys become invalid.
void adopt_key(store::Store& store, const Secrets& secrets);

}  // namespace mt::server::runtime
