// The exceptions that functions of a store throw.
#pragma once
#include <stdexcept>

namespace mt::server::store {

// The operation failed: for example, the disk is full or the database is unreachable. The caller may retry.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The store works, but it contains data that this program never writes. A newer program wrote the data, or
// the data is damaged.
struct Unreadable : StoreError {
  using StoreError::StoreError;
};

// Another transaction has changed the game since this job read it. The store runs the job again on the
// changed game.
struct Conflict : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace mt::server::store
