// The part of a transaction that stores commands until a mail confirms them.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <optional>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Confirmations {
 public:
  virtual ~Confirmations() = default;

  // Replaces a confirmation with the same code.
  virtual void put(const ConfirmationRow& row) = 0;
  // Removes and returns the confirmation, because it can be used once.  Returns nothing if there is none or
  // if it has expired.
  virtual std::optional<ConfirmationRow> take(std::string_view code_hash, Time now) = 0;
};

}  // namespace mt::server::store
