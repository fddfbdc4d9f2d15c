// The part of a transaction that stores commands until a mail confirms them.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <optional>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Confirmations {
 public:
  explicit Confirmations(const Statements& statements) : statements_(statements) {}

  // Replaces a confirmation with the same code.
  void put(const ConfirmationRow& row);
  // Removes and returns the confirmation, because it can be used once.  Returns nothing if there is none or
  // if it has expired.
  std::optional<ConfirmationRow> take(std::string_view code_hash, Time now);

 private:
  Statements statements_;
};

}  // namespace mt::server::store
