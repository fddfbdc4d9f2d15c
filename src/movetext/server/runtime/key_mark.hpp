// Marks in the store which key the addresses of boards are made with, so that all programs that work on one
// store agree: nodes with different keys would not accept each other's addresses, and a database restored
// without its key would accept none at all.
#pragma once
#include "movetext/server/runtime/secret.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::server::runtime {

// Makes the store know the key if the store knows none, or knows the old one.  Throws StoreError, with words
// on what to do, if the store knows another key.
void agree_on_key(store::Store& store, const Secrets& secrets);

// Returns whether the key is the one that the store knows, that is, whether a server has been started with
// it.
bool is_known_key(store::Store& store, const Secrets& secrets);

// Makes the store know this key instead of any other; addresses made with other keys become invalid.
void adopt_key(store::Store& store, const Secrets& secrets);

}  // namespace mt::server::runtime
