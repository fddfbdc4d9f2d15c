// Work that a store does in a transaction.
#pragma once
#include "movetext/server/store/transaction.hpp"

#include <exception>
#include <functional>
#include <vector>

namespace mt::server::store {

struct Job {
  // Reads and changes the store.  May be run several times, but only one run is committed.
  std::function<void(Transaction&)> run{};
  // Called after the commit with nullptr, or with the exception that prevented it.  Runs on a thread of the
  // store, which it must not block.
  std::function<void(std::exception_ptr)> done{};
  // The games of the job, as far as they are known.  They are locked in order and read ahead.
  std::vector<GameId> games{};
};

}  // namespace mt::server::store
