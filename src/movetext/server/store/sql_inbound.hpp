// Inbound mails in SQL.
#pragma once
#include "movetext/server/store/inbound.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlInbound : public Inbound {
 public:
  explicit SqlInbound(const Statements& statements) : statements_(statements) {}

  bool add(const InboundRow& row) override;
  std::optional<InboundRow> get(std::string_view key) override;
  void set_outcome(std::string_view key, std::string_view outcome) override;

 protected:
  Statements& statements() { return statements_; }

 private:
  Statements statements_;
};

}  // namespace mt::server::store
