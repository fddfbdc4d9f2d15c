// The schema grows by numbered steps, only forward; the number of the last one is kept in the database.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::store {

// Step n of a list is number n + 1; one that was released is never changed.
using Migrations = std::span<const std::string_view>;

// What a driver can do inside the transaction of a migration.
class SchemaSession {
 public:
  SchemaSession() = default;
  SchemaSession(const SchemaSession&) = delete;
  SchemaSession& operator=(const SchemaSession&) = delete;
  virtual ~SchemaSession() = default;

  // Runs it in a transaction that no other node's migration runs beside.
  virtual void in_transaction(const std::function<void()>& change) = 0;
  // Any number of statements without parameters.
  virtual void execute(const std::string& statements) = 0;
  // 0: nothing has been created.
  virtual std::int64_t version() = 0;
};

// Takes the steps that are missing, each in its own transaction.  Throws StoreError if the schema is newer
// than the last of them.
void migrate(SchemaSession& session, Migrations migrations);

}  // namespace mt::server::store
