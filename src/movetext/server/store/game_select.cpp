#include "movetext/server/store/game_select.hpp"

#include "movetext/server/store/sql_columns.hpp"
#include "movetext/server/store/stored_words.hpp"

#include <algorithm>

namespace mt::server::store {
namespace {

constexpr std::uint32_t most_games = 1000;

}  // namespace

GameSelect::GameSelect(const GameQuery& query) {
  if (query.state) conditions_ += " and state = '" + std::string(word_of(*query.state)) + "'";
  if (!query.rating_classes.empty()) add_classes(query.rating_classes);
  if (query.before != 0) conditions_ += " and id < " + next(query.before);
  const std::string limit = next(std::int64_t{std::clamp(query.limit, 1U, most_games)});
  const std::string tail = " order by id desc limit " + limit;
  const std::string select = "select " + std::string(game_columns.view()) + " from game where ";
  if (!query.player) {
    text_ = select + "true" + conditions_ + tail;
    return;
  }
  const std::string player = next(*query.player);
  if (query.my_turn) conditions_ += " and to_move = " + player;
  text_ = select + "id in (" + ids_where("first_player = " + player, tail) + " union " +
          ids_where("second_player = " + player, tail) + ")" + tail;
}

std::string GameSelect::next(Value value) {
  values_.push_back(value);
  return "?" + std::to_string(values_.size());
}

void GameSelect::add_classes(const std::vector<std::string>& classes) {
  std::string list;
  for (const std::string& each : classes) list += (list.empty() ? "" : ", ") + next(std::string_view(each));
  conditions_ += " and rating_class in (" + list + ")";
}

std::string GameSelect::ids_where(const std::string& condition, const std::string& tail) const {
  return "select id from (select id from game where " + condition + conditions_ + tail + ") as part";
}

}  // namespace mt::server::store
