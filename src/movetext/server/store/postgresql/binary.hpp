// Values in the binary form of PostgreSQL's protocol, in which numbers are big-endian.
#pragma once
#include "movetext/server/store/session.hpp"

#include <libpq-fe.h>
#include <string>

namespace mt::server::store::postgresql {

Oid type_of(const Value& value);
std::string to_binary(const Value& value);

class ResultRow : public Row {
 public:
  ResultRow(const PGresult* result, int row) : result_(result), row_(row) {}

  std::int64_t number(int column) const override;
  double real(int column) const override;
  std::string text(int column) const override;

 private:
  const PGresult* result_;
  int row_;
};

}  // namespace mt::server::store::postgresql
