// The tables as SQLite has them.
#pragma once
#include "movetext/server/store/migrations.hpp"

namespace mt::server::store::sqlite {

Migrations migrations();

}  // namespace mt::server::store::sqlite
