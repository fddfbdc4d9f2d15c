#include "movetext/database/index/compact.hpp"

#include "movetext/database/file/blocks.hpp"
#include "movetext/formats/table/formats.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::database {
namespace {

// Joins neighbouring blocks of a source.
class BlockJoiner {
 public:
  BlockJoiner(sqlite::Database& database, BlockCoder& coder, UnitKind kind)
      : database_(database),
        coder_(coder),
        kind_(kind),
        move_(database.query("update game set block = ?1, place = place + ?2 where block = ?3")),
        remove_(database.query("delete from game_block where id = ?")) {}

  void add(std::int64_t id, TextBlock block) {
    constexpr std::size_t enough_bytes = std::size_t{1} << 20;
    const bool fits = units_ + block.units() <= most_units && bytes_ + block.text.size() <= enough_bytes;
    if (!fits) finish();
    if (blocks_.empty()) first_ = id;
    units_ += block.units();
    bytes_ += block.text.size();
    ids_.push_back(id);
    blocks_.push_back(std::move(block));
  }
  void finish() {
    if (blocks_.size() > 1) join();
    blocks_.clear();
    ids_.clear();
    units_ = bytes_ = 0;
  }

 private:
  void join() {
    std::vector<std::string_view> units;
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      if (i > 0) {
        move_.bind(1, first_).bind(2, static_cast<std::int64_t>(units.size())).bind(3, ids_[i]).run();
        remove_.bind(1, ids_[i]).run();
      }
      for (std::size_t unit = 0; unit < blocks_[i].units(); ++unit) units.push_back(blocks_[i].unit(unit));
    }
    const std::string data = coder_.encode(units, kind_);
    sqlite::Query put = database_.query("update game_block set data = ?, units = ?, bytes = ? where id = ?");
    put.bind_blob(1, data)
        .bind(2, static_cast<std::int64_t>(units.size()))
        .bind(3, static_cast<std::int64_t>(bytes_))
        .bind(4, first_)
        .run();
  }

  sqlite::Database& database_;
  BlockCoder& coder_;
  UnitKind kind_;
  sqlite::Query move_;
  sqlite::Query remove_;
  std::int64_t first_ = 0;
  std::vector<std::int64_t> ids_;
  std::vector<TextBlock> blocks_;
  std::size_t units_ = 0;
  std::size_t bytes_ = 0;
};

void join_blocks(sqlite::Database& database, std::int64_t source, UnitKind kind) {
  std::vector<std::int64_t> ids;
  sqlite::Query list = database.query("select id from game_block where source = ? order by id");
  list.bind(1, source);
  while (list.step()) ids.push_back(list.number(0));
  list.reset();
  if (ids.size() < 2) return;
  BlockCoder coder;
  BlockJoiner joiner(database, coder, kind);
  for (const std::int64_t id : ids) {
    TextBlock block;
    if (read_block(database, id, coder, block))
      joiner.add(id, std::move(block));
    else
      joiner.finish();  // a damaged block is not changed
  }
  joiner.finish();
}

}  // namespace

void compact(sqlite::Database& database, PositionTables* tables) {
  sqlite::Transaction transaction(database);
  std::vector<std::pair<std::int64_t, UnitKind>> sources;
  sqlite::Query list = database.query("select id, format from source order by id");
  while (list.step()) {
    const Format* const format = find_format(list.text(1));
    sources.emplace_back(list.number(0),
                         format != nullptr && format->binary ? UnitKind::bytes : UnitKind::words);
  }
  list.reset();
  database.execute("create index game_of_block on game(block)");
  for (const auto& [source, kind] : sources) join_blocks(database, source, kind);
  database.execute("drop index game_of_block");
  database.execute(
      "delete from player where id not in (select white from game union select black from game);"
      "delete from event where id not in (select event from game);"
      "delete from site where id not in (select site from game);"
      "delete from opening where id not in (select opening from game);"
      "delete from game_type where id not in (select type from game);");
  if (tables != nullptr) tables->compact(database);
  transaction.commit();
  database.execute("vacuum");
}

}  // namespace mt::database
