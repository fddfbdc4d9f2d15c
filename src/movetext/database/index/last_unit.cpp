#include "movetext/database/index/last_unit.hpp"

#include "movetext/database/file/blocks.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {
namespace {

// Stores a block without its last unit, or removes it if that is its only unit.
void shorten_block(sqlite::Database& database, std::int64_t block, const TextBlock& text, BlockCoder& coder) {
  std::vector<std::string_view> units;
  std::size_t bytes = 0;
  for (std::size_t i = 0; i + 1 < text.units(); ++i) {
    units.push_back(text.unit(i));
    bytes += units.back().size();
  }
  if (units.empty()) {
    sqlite::Query remove = database.query("delete from game_block where id = ?");
    remove.bind(1, block).run();
    return;
  }
  const std::string data = coder.encode(units, text.kind);
  sqlite::Query put = database.query("update game_block set data = ?, units = ?, bytes = ? where id = ?");
  put.bind_blob(1, data)
      .bind(2, static_cast<std::int64_t>(units.size()))
      .bind(3, static_cast<std::int64_t>(bytes))
      .bind(4, block)
      .run();
}

}  // namespace

LastUnit last_unit(sqlite::Database& database, std::int64_t source) {
  LastUnit out;
  sqlite::Query last =
      database.query("select id, units from game_block where source = ? order by id desc limit 1");
  last.bind(1, source);
  if (!last.step()) return out;
  out.block = last.number(0);
  sqlite::Query find = database.query("select id from game where source = ? and block = ? and place = ?");
  find.bind(1, source).bind(2, out.block).bind(3, last.number(1) - 1);
  if (!find.step()) return out;
  BlockCoder coder;
  TextBlock text;
  if (!read_block(database, out.block, coder, text) || text.units() == 0) return out;
  out.game = find.number(0);
  out.size = text.unit(text.units() - 1).size();
  return out;
}

void remove_last_unit(sqlite::Database& database, PositionTables* tables, std::int64_t source) {
  sqlite::Query unmark = database.query("delete from checked where source = ?");
  unmark.bind(1, source).run();
  const LastUnit last = last_unit(database, source);
  if (last.game == 0) return;
  if (tables != nullptr) tables->remove(database, std::span(&last.game, 1));
  BlockCoder coder;
  TextBlock text;
  if (read_block(database, last.block, coder, text)) shorten_block(database, last.block, text, coder);
  for (const char* const statement :
       {"delete from finding where game = ?", "delete from game where id = ?"}) {
    sqlite::Query remove = database.query(statement);
    remove.bind(1, last.game).run();
  }
  sqlite::Query lower = database.query("update source set games = games - 1 where id = ?");
  lower.bind(1, source).run();
}

}  // namespace mt::database
