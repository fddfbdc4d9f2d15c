// What is given to a store to be done in a transaction.
#pragma once
#include "movetext/server/store/transaction.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <vector>

namespace mt::server::store {

// What a commit has changed: a game that has got events up to number `seq`, or (seq 0) the outgoing mails.
struct Change {
  GameId game = 0;
  std::uint32_t seq = 0;
};

struct Job {
  // Reads and changes what it wants.  It may be run several times, but only one run is committed.
  std::function<void(Transaction&)> run{};
  // Called with nullptr after the commit, or with what prevented it; on a thread of the store, which it must
  // not block.
  std::function<void(std::exception_ptr)> done{};
  // The games that the job is about, as far as they are known: they are locked in order and read ahead.
  std::vector<GameId> games{};
};

}  // namespace mt::server::store
