// Counts of limits in SQL.
#pragma once
#include "movetext/server/store/limits.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlLimits : public Limits {
 public:
  explicit SqlLimits(const Statements& statements) : statements_(statements) {}

  bool allow(std::string_view key, Time now, Duration window, std::uint32_t most) override;
  std::uint32_t count(std::string_view key, Time now, Duration window) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store
