#include "movetext/database/select/stored_row.hpp"

#include "movetext/database/file/game_facts.hpp"
#include "movetext/games/api/any_game.hpp"

namespace mt::database {
namespace {

std::map<std::int64_t, StoredType> read_types(sqlite::Database& database) {
  std::map<std::int64_t, StoredType> out;
  sqlite::Query rows = database.query("select id, name from game_type");
  while (rows.step()) {
    StoredType type{.name = std::string(rows.text(1))};
    if (!type.name.empty()) type.game = parse_game(type.name);
    if (type.game) type.white_first = make_game(*type.game)->is_white(Side::first);
    out.emplace(rows.number(0), std::move(type));
  }
  return out;
}

const StoredType unknown_type{};

}  // namespace

std::string_view RowReader::Names::of(std::int64_t id) {
  if (known_.size() > most) known_.clear();
  const auto [found, is_new] = known_.try_emplace(id);
  if (is_new) {
    find_.bind(1, id);
    if (find_.step()) found->second = find_.text(0);
    find_.reset();
  }
  return found->second;
}

RowReader::RowReader(sqlite::Database& database)
    : types_(read_types(database)),
      rows_(database.query(
          "select id, source, block, place, type, white, black, event, site, date, white_elo, "
          "black_elo, result, plies, games, opening, flags, round, pieces from game order by id")),
      players_(database, "select name from player where id = ?"),
      events_(database, "select name from event where id = ?"),
      sites_(database, "select name from site where id = ?"),
      codes_(database, "select eco from opening where id = ?"),
      openings_(database, "select name from opening where id = ?") {}

const StoredRow* RowReader::next() {
  if (!rows_.step()) return nullptr;
  int at = 0;
  const auto take = [&] { return rows_.number(at++); };
  row_.id = static_cast<GameId>(take());
  row_.source = take();
  row_.block = take();
  row_.place = take();
  row_.type_id = take();
  row_.white = take();
  row_.black = take();
  row_.event = take();
  row_.site = take();
  row_.date = static_cast<std::int32_t>(take());
  row_.white_elo = take();
  row_.black_elo = take();
  row_.result = take();
  row_.plies = take();
  row_.games = take();
  row_.opening = take();
  row_.flags = static_cast<std::uint32_t>(take());
  row_.round = rows_.text(at++);
  row_.pieces = rows_.blob(at);
  const auto type = types_.find(row_.type_id);
  row_.type = type == types_.end() ? &unknown_type : &type->second;
  return &row_;
}

std::string_view RowReader::number_text(std::int64_t number) {
  text_ = number == 0 ? std::string("?") : std::to_string(number);
  return text_;
}

std::string_view RowReader::date_text(std::int32_t date) {
  text_.clear();
  if (date == 0) return "?";
  append_date(date, text_);
  return text_;
}

std::string_view RowReader::text(FilterName name, const StoredRow& row) {
  switch (name) {
    case FilterName::white:
      return players_.of(row.white);
    case FilterName::black:
      return players_.of(row.black);
    case FilterName::event:
      return events_.of(row.event);
    case FilterName::site:
      return sites_.of(row.site);
    case FilterName::date:
    case FilterName::year:
      return date_text(row.date);
    case FilterName::round:
      return row.round;
    case FilterName::eco:
      return codes_.of(row.opening);
    case FilterName::opening:
      return openings_.of(row.opening);
    case FilterName::white_elo:
      return number_text(row.white_elo);
    case FilterName::black_elo:
      return number_text(row.black_elo);
    default:
      return {};
  }
}

}  // namespace mt::database
