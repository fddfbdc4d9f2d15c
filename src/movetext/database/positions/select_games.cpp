#include "movetext/database/positions/select_games.hpp"

#include "movetext/database/file/game_facts.hpp"
#include "movetext/text/folded.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace mt::database {
namespace {

std::vector<std::int64_t> find_players(sqlite::Database& database, const std::string& name) {
  std::vector<std::int64_t> ids;
  sqlite::Query whole = database.query("select id from player where name = ?1 or unified = ?1");
  whole.bind(1, name);
  while (whole.step()) ids.push_back(whole.number(0));
  if (!ids.empty()) return ids;
  const std::string part = text::folded(name);
  std::string folded;
  sqlite::Query all = database.query("select id, name, unified from player");
  while (all.step()) {
    for (const int column : {1, 2}) {
      folded.clear();
      text::append_folded(all.text(column), folded);
      if (folded.find(part) == std::string::npos) continue;
      ids.push_back(all.number(0));
      break;
    }
  }
  return ids;
}

// The codes of the column `result`.
std::int64_t result_code(std::string_view result) {
  return std::find(result_texts.begin(), result_texts.end(), result) - result_texts.begin();
}

// The conditions besides the player.
struct Rest {
  std::string sql;
  const GameChoice& choice;

  explicit Rest(const GameChoice& chosen) : choice(chosen) {
    if (!choice.event.empty()) sql += " and event in (select id from event where name = ?2)";
    if (!choice.result.empty()) sql += " and result = ?3";
  }
  void bind(sqlite::Query& query) const {
    if (!choice.event.empty()) query.bind(2, choice.event);
    if (!choice.result.empty()) query.bind(3, result_code(choice.result));
  }
};

void take_ids(sqlite::Query& query, std::vector<GameId>& out) {
  while (query.step()) out.push_back(static_cast<GameId>(query.number(0)));
  query.reset();
}

}  // namespace

std::vector<GameId> select_games(sqlite::Database& database, const GameChoice& choice) {
  std::vector<GameId> out;
  const Rest rest(choice);
  if (choice.player.empty()) {
    sqlite::Query query = database.query("select id from game where ?1 = ?1" + rest.sql);
    query.bind(1, std::int64_t{0});
    rest.bind(query);
    take_ids(query, out);
  } else {
    for (const auto& [side, is_wanted] :
         {std::pair("white", choice.is_white), std::pair("black", choice.is_black)}) {
      if (!is_wanted) continue;
      sqlite::Query query =
          database.query(std::string("select id from game where ").append(side).append(" = ?1") + rest.sql);
      for (const std::int64_t player : find_players(database, choice.player)) {
        query.bind(1, player);
        rest.bind(query);
        take_ids(query, out);
      }
    }
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

std::vector<std::string> games_of(sqlite::Database& database) {
  std::vector<std::string> out;
  sqlite::Query names = database.query("select name from game_type where name <> '' order by name");
  while (names.step()) out.emplace_back(names.text(0));
  return out;
}

}  // namespace mt::database
