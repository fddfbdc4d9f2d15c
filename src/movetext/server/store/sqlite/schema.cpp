#include "movetext/server/store/sqlite/schema.hpp"

#include "movetext/server/store/schema.hpp"

namespace mt::server::store::sqlite {
namespace {

// Game ids start at 101.
constexpr std::array<TableExtra, 1> table_extras{
    {{.table = "game", .after = "insert into sqlite_sequence (name, seq) values ('game', 100);\n"}}};
constexpr std::array<ColumnExtra, 1> column_extras{{{"event", "game", "references game (id)"}}};

// SQLite compares text byte by byte by default.
constexpr Dialect dialect{
    .types = {"integer primary key autoincrement", "integer", "real", "text", "text", "blob"},
    .empty_bytes = "x''",
    .options = "strict",
    .keyed_options = "strict, without rowid",
    .tables = table_extras,
    .columns = column_extras};

}  // namespace

// The third step also drops the index outbox_board, because outbox_by_event finds the same mails.
Migrations migrations() {
  return {first_step(dialect), second_step(dialect), third_step() + "drop index outbox_board;\n",
          fourth_step(dialect), fifth_step(dialect)};
}

}  // namespace mt::server::store::sqlite
