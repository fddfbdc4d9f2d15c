#include "movetext/database/file/schema.hpp"

#include "movetext/archive/database_mark.hpp"
#include "movetext/database/file/game_facts.hpp"

#include <cstddef>

namespace mt::database {
namespace {

// Numbers that are not known are 0, texts that are not known are empty.
constexpr const char* table_statements = R"sql(
create table meta(
  name text primary key,
  value text not null) without rowid;
create table source(
  id integer primary key,
  path text not null,
  format text not null,
  bytes integer not null,
  digest blob not null,
  games integer not null,
  utf16 integer not null,
  replaced blob not null,
  whole integer not null,
  added text not null);
create table companion(
  source integer not null,
  number integer not null,
  path text not null,
  found integer not null,
  fault text not null,
  bytes blob not null,
  primary key(source, number)) without rowid;
create table player(
  id integer primary key,
  name text not null,
  unified text not null);
create table event(id integer primary key, name text not null);
create table site(id integer primary key, name text not null);
create table opening(
  id integer primary key,
  eco text not null,
  name text not null);
create table game_type(id integer primary key, name text not null);
create table game(
  id integer primary key,
  source integer not null,
  number integer not null,
  line integer not null,
  block integer not null,
  place integer not null,
  type integer not null,
  white integer not null,
  black integer not null,
  event integer not null,
  site integer not null,
  date integer not null,
  round text not null,
  white_elo integer not null,
  black_elo integer not null,
  result integer not null,
  plies integer not null,
  games integer not null,
  opening integer not null,
  flags integer not null,
  moves_key integer not null,
  position_key integer not null,
  pieces blob not null);
create table finding(
  game integer not null,
  number integer not null,
  line integer not null,
  column integer not null,
  length integer not null,
  severity text not null,
  code text not null,
  message text not null,
  hint text not null,
  primary key(game, number)) without rowid;
create table checked(
  source integer primary key,
  games integer not null,
  moves integer not null,
  errors integer not null,
  warnings integer not null);
create table game_block(
  id integer primary key,
  source integer not null,
  line integer not null,
  offset integer not null,
  units integer not null,
  bytes integer not null,
  data blob not null);
create index source_path on source(path);
create unique index player_name on player(name);
create unique index event_name on event(name);
create unique index site_name on site(name);
create unique index opening_name on opening(eco, name);
create unique index game_type_name on game_type(name);
create index block_source on game_block(source);
)sql";

constexpr const char* index_statements = R"sql(
create index if not exists game_white on game(white, black, date);
create index if not exists game_black on game(black, date);
)sql";

constexpr const char* view_statements = R"sql(
create view games as
select game.id as id, source.path as source, game.number as number, game.line as line,
  game_type.name as type, white.name as white, black.name as black, event.name as event, site.name as site,
  case when game.date = 0 then '????.??.??' else
    case when game.date / 10000 = 0 then '????' else printf('%04d', game.date / 10000) end || '.' ||
    case when game.date / 100 % 100 = 0 then '??' else printf('%02d', game.date / 100 % 100) end || '.' ||
    case when game.date % 100 = 0 then '??' else printf('%02d', game.date % 100) end end as date,
  game.round as round, game.white_elo as white_elo, game.black_elo as black_elo,
  {result} as result,
  game.plies as plies, opening.eco as eco, opening.name as opening,
  game.flags & 1 <> 0 as has_position, game.flags & 2 <> 0 as has_comments,
  game.flags & 4 <> 0 as has_variations, game.flags & 8 <> 0 as has_warnings,
  game.flags & 16 <> 0 as has_errors
from game
  join source on source.id = game.source
  join game_type on game_type.id = game.type
  join player as white on white.id = game.white
  join player as black on black.id = game.black
  join event on event.id = game.event
  join site on site.id = game.site
  join opening on opening.id = game.opening;
create view players as
select player.id as id, player.name as name, player.unified as unified, count(*) as games,
  sum(case when (seat.white and seat.result = 1) or (not seat.white and seat.result = 2) then 1 else 0 end) as won,
  sum(seat.result = 3) as drawn,
  sum(case when (seat.white and seat.result = 2) or (not seat.white and seat.result = 1) then 1 else 0 end) as lost,
  min(nullif(seat.date / 10000, 0)) as first_year, max(nullif(seat.date / 10000, 0)) as last_year
from player join (
  select white as player, 1 as white, result, date from game
  union all
  select black as player, 0 as white, result, date from game) as seat on seat.player = player.id
group by player.id;
create view openings as
select opening.id as id, opening.eco as eco, opening.name as name, count(*) as games,
  sum(game.result = 1) as white_won, sum(game.result = 3) as drawn, sum(game.result = 2) as black_won
from game join opening on opening.id = game.opening
group by opening.id;
)sql";

// Returns an expression for the text of the column `result`.
std::string result_expression() {
  std::string out = "case game.result";
  for (std::size_t i = 1; i < result_texts.size(); ++i)
    out.append(" when ").append(std::to_string(i)).append(" then '").append(result_texts.at(i)).append("'");
  return out.append(" else '").append(result_texts.front()).append("' end");
}

}  // namespace

void create_schema(sqlite::Database& database) {
  constexpr std::string_view result = "{result}";
  std::string views = view_statements;
  views.replace(views.find(result), result.size(), result_expression());
  database.execute(table_statements);
  database.execute(views);
  database.execute("pragma application_id = " + std::to_string(archive::database_id));
  database.execute("pragma user_version = " + std::to_string(format_version));
  set_meta(database, "format", std::to_string(format_version));
  set_meta(database, "filters", "1");
}

void create_indexes(sqlite::Database& database) {
  database.execute(index_statements);
}

std::string objection_to(sqlite::Database& database, const std::string& path) {
  if (database.number("pragma application_id") != archive::database_id)
    return path + " is a SQLite database, but not one of movetext";
  const std::int64_t version = database.number("pragma user_version");
  if (version > format_version)
    return path + " has version " + std::to_string(version) +
           " of the database format, but this program reads versions up to " +
           std::to_string(format_version) + "; use a newer movetext, or index the files again with this one";
  if (version < 1) return path + " has an invalid version of the database format";
  return {};
}

bool answers_filters(sqlite::Database& database) {
  return meta(database, "filters") == "1";
}

std::string meta(sqlite::Database& database, std::string_view name) {
  sqlite::Query asked = database.query("select value from meta where name = ?");
  asked.bind(1, name);
  return asked.step() ? std::string(asked.text(0)) : std::string();
}

void set_meta(sqlite::Database& database, std::string_view name, std::string_view value) {
  sqlite::Query put = database.query("insert or replace into meta values(?, ?)");
  put.bind(1, name).bind(2, value).run();
}

}  // namespace mt::database
