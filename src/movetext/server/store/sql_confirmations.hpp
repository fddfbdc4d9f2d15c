// Confirmations in SQL.
#pragma once
#include "movetext/server/store/confirmations.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlConfirmations : public Confirmations {
 public:
  explicit SqlConfirmations(const Statements& statements) : statements_(statements) {}

  void put(const ConfirmationRow& row) override;
  std::optional<ConfirmationRow> take(std::string_view code_hash, Time now) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store
