// Records in the store which key the addresses of boards are made with, so that all programs that use one
// store agree: nodes with different keys would not accept each other's addresses, and a database restored
// without its key would accept none.
#pragma once
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::runtime {

// Records the key in the store if the store has none, or has the old one.  Throws StoreError with advice if
// the store has another key.
void agree_on_key(store::Store& store, const Secrets& secrets);

// Returns whether the key is the recorded one, that is, whether a server has been started with it.
bool is_known_key(store::Store& store, const Secrets& secrets);

// Records this key in place of any other; addresses made with other keys become invalid.
void adopt_key(store::Store& store, const Secrets& secrets);

}  // namespace mt::server::runtime
