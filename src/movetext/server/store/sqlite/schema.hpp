// The migration steps of a database in an SQLite file.
#pragma once
#include "movetext/server/store/migrations.hpp"

namespace mt::server::store::sqlite {

Migrations migrations();

}  // namespace mt::server::store::sqlite
