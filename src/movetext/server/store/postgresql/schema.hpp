// The tables as PostgreSQL has them.
#pragma once
#include "movetext/server/store/migrations.hpp"

namespace mt::server::store::postgresql {

Migrations migrations();

}  // namespace mt::server::store::postgresql
