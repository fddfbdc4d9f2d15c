// Which key the addresses of boards are made with, as all who work on one store know it: nodes with different
// keys would not know each other's addresses, and a restored database without its key none at all.
#pragma once
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::runtime {

// The store learns the key if it knows none, or knows the one before it.  Throws StoreError if it knows
// another one, with words on what to do.
void agree_on_key(store::Store& store, const Secrets& secrets);

// Whether the key is the one that the store knows: some server has been started with it.
bool is_known_key(store::Store& store, const Secrets& secrets);

// From now on the store knows this key, whichever it knew: addresses made with others die.
void adopt_key(store::Store& store, const Secrets& secrets);

}  // namespace mt::server::runtime
