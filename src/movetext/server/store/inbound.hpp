// The part of a transaction that stores which mails have arrived, so that a duplicate is processed once.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <optional>
#include <string_view>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Inbound {
 public:
  explicit Inbound(const Statements& statements) : statements_(statements) {}
  virtual ~Inbound() = default;

  // Returns false if there already is a mail with that key; `get` returns its outcome.
  virtual bool add(const InboundRow& row);
  std::optional<InboundRow> get(std::string_view key);
  void set_outcome(std::string_view key, std::string_view outcome);

 protected:
  Statements& statements() { return statements_; }

 private:
  Statements statements_;
};

}  // namespace mt::server::store
