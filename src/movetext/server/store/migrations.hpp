// Numbered steps that change the schema; a step is never undone. The database stores the number of the last
// applied step.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace mt::server::store {

// The SQL of each step, in order. The text of a released step must never change.
using Migrations = std::vector<std::string>;

// The operations that a driver provides for migrations.
class SchemaSession {
 public:
  SchemaSession() = default;
  SchemaSession(const SchemaSession&) = delete;
  SchemaSession& operator=(const SchemaSession&) = delete;
  virtual ~SchemaSession() = default;

  // Calls `change` in a transaction. If several nodes migrate at the same time, they do so one after the
  // other.
  virtual void in_transaction(const std::function<void()>& change) = 0;
  // Runs SQL text that contains any number of statements without parameters.
  virtual void execute(const std::string& statements) = 0;
  // Returns the number of applied steps; 0 in an empty database.
  virtual std::int64_t version() = 0;
};

// Applies the missing steps, each in its own transaction. Throws StoreError if the database has a higher
// version than the last step.
void migrate(SchemaSession& session, const Migrations& migrations);

}  // namespace mt::server::store
