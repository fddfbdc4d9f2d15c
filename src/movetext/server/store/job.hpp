// Work that a store does in a transaction.
#pragma once
#include "movetext/server/store/transaction.hpp"

#include <exception>
#include <functional>
#include <vector>

namespace mt::server::store {

struct Job {
  // Reads and changes the store. The function may be called several times, but only one call is committed.
  std::function<void(Transaction&)> run{};
  // Called after the commit with nullptr, or after a failure with the exception that prevented the commit.
  // The call comes from a thread of the store, so it must return soon.
  std::function<void(std::exception_ptr)> done{};
  // The games that the job will use, as far as the caller knows them. The store locks them in the order of
  // their ids and reads them before it runs the job.
  std::vector<GameId> games{};
};

}  // namespace mt::server::store
