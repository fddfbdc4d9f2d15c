// The migration steps of a database in PostgreSQL, which are applied before the store is used.
#pragma once
#include "movetext/server/store/migrations.hpp"

#include <string>

namespace mt::server::store::postgresql {

Migrations migrations();

// Applies the missing steps. Throws StoreError, also if the schema is newer than this program.
void prepare_schema(const std::string& address);

}  // namespace mt::server::store::postgresql
