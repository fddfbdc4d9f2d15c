// The migration steps of a database in PostgreSQL.
#pragma once
#include "movetext/server/store/migrations.hpp"

namespace mt::server::store::postgresql {

Migrations migrations();

}  // namespace mt::server::store::postgresql
