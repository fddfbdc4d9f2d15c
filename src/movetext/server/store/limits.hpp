// The part of a transaction that counts events in order to limit their rate.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Limits {
 public:
  explicit Limits(const Statements& statements) : statements_(statements) {}

  // Returns whether `key` was allowed fewer than `most` times in the period `window` that ends at `now`; if
  // so, counts this time, too.
  bool allow(std::string_view key, Time now, Duration window, std::uint32_t most);
  // Returns how often `key` was allowed in the period `window` that ends at `now`.
  std::uint32_t count(std::string_view key, Time now, Duration window);

 private:
  Statements statements_;
};

}  // namespace mt::server::store
