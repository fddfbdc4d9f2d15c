// The exceptions that functions of a store throw.
#pragma once
#include <stdexcept>

namespace mt::server::store {

// The operation failed because the disk is full or the database is unreachable.  The caller may retry.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The store works, but contains data that this program never writes: a newer program wrote it, or it is
// damaged.
struct Unreadable : StoreError {
  using StoreError::StoreError;
};

// Another transaction has changed the game in the meantime.  The store runs the job again on the changed
// game.
struct Conflict : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace mt::server::store
