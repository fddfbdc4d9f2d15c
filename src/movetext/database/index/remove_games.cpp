#include "movetext/database/index/remove_games.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace mt::database {
namespace {

// The units of games in a block.
using Places = std::map<std::int64_t, std::set<std::size_t>>;

void delete_rows(sqlite::Database& database, const std::vector<std::int64_t>& ids) {
  sqlite::Query findings = database.query("delete from finding where game = ?");
  sqlite::Query games = database.query("delete from game where id = ?");
  for (const std::int64_t id : ids) {
    findings.bind(1, id).run();
    games.bind(1, id).run();
  }
}

void delete_source(sqlite::Database& database, std::int64_t source) {
  for (const char* const statement :
       {"delete from game_block where source = ?", "delete from companion where source = ?",
        "delete from checked where source = ?", "delete from source where id = ?"}) {
    sqlite::Query remove = database.query(statement);
    remove.bind(1, source).run();
  }
}

std::vector<std::int64_t> games_of_source(sqlite::Database& database, std::int64_t source) {
  std::vector<std::int64_t> ids;
  sqlite::Query get = database.query("select id from game where source = ? order by id");
  get.bind(1, source);
  while (get.step()) ids.push_back(get.number(0));
  return ids;
}

}  // namespace

std::uint64_t remove_games(sqlite::Database& database, PositionTables* tables,
                           std::vector<std::int64_t> ids) {
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  Places places;
  std::map<std::int64_t, std::int64_t> games_of;  // games removed from each source
  std::vector<std::int64_t> found;
  sqlite::Query get = database.query("select source, block, place from game where id = ?");
  for (const std::int64_t id : ids) {
    get.bind(1, id);
    if (get.step()) {
      found.push_back(id);
      ++games_of[get.number(0)];
      places[get.number(1)].insert(static_cast<std::size_t>(get.number(2)));
    }
    get.reset();
  }
  if (tables != nullptr && !found.empty()) tables->remove(database, found);
  BlockCoder coder;
  for (const auto& [block, units] : places) static_cast<void>(blank_units(database, block, coder, units));
  delete_rows(database, found);
  sqlite::Query lower = database.query("update source set games = games - ?2 where id = ?1");
  sqlite::Query left = database.query("select games from source where id = ?");
  for (const auto& [source, games] : games_of) {
    lower.bind(1, source).bind(2, games).run();
    left.bind(1, source);
    const bool is_empty = left.step() && left.number(0) <= 0;
    left.reset();
    if (is_empty) delete_source(database, source);
  }
  return found.size();
}

std::uint64_t remove_source(sqlite::Database& database, PositionTables* tables, const std::string& path,
                            std::uint64_t& games) {
  std::vector<std::int64_t> sources;
  sqlite::Query get = database.query("select id from source where path = ?");
  get.bind(1, path);
  while (get.step()) sources.push_back(get.number(0));
  get.reset();
  games = 0;
  for (const std::int64_t source : sources) {
    const std::vector<std::int64_t> ids = games_of_source(database, source);
    if (tables != nullptr && !ids.empty()) tables->remove(database, ids);
    delete_rows(database, ids);
    delete_source(database, source);
    games += ids.size();
  }
  return sources.size();
}

}  // namespace mt::database
