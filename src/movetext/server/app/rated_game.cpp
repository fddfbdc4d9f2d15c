#include "movetext/server/app/rated_game.hpp"

#include "movetext/server/domain/start_array.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace mt::server::app {
namespace {

store::RatingRow row_of(store::Transaction& transaction, const domain::Game& game, Side seat) {
  const std::string type(domain::rating_class(game.terms()));
  if (auto row = transaction.ratings().get(game.player(seat), type)) return *row;
  store::RatingRow row;
  row.account = game.player(seat);
  row.rating_class = type;
  return row;
}

domain::Rating rating_of(const store::RatingRow& row) {
  return {row.rating, row.deviation, row.volatility};
}

double score_of(const domain::Game& game, Side seat) {
  if (game.result() == domain::BoardResult::draw) return 0.5;
  return (game.result() == domain::BoardResult::first_wins) == (seat == Side::first) ? 1 : 0;
}

void count(store::RatingRow& row, double score) {
  ++row.games;
  ++(score == 1 ? row.wins : score == 0 ? row.losses : row.draws);
}

}  // namespace

bool is_rated(const domain::Game& game) {
  const domain::Terms& terms = game.terms();
  const bool two = game.player(Side::first) != game.player(Side::second);
  const bool played = game.has_moved(Side::first) && game.has_moved(Side::second);
  return game.state() == domain::GameState::finished && game.result() != domain::BoardResult::none &&
         domain::is_for_ratings(terms) && two && played;
}

std::optional<domain::GameEvent> rate(const domain::RatingSystem& system, const domain::Game& game,
                                      store::Transaction& transaction, Time now) {
  if (!is_rated(game)) return {};
  const std::array<AccountId, 2> players{game.player(Side::first), game.player(Side::second)};
  transaction.accounts().lock(std::min(players[0], players[1]));
  transaction.accounts().lock(std::max(players[0], players[1]));
  std::array<store::RatingRow, 2> rows{row_of(transaction, game, Side::first),
                                       row_of(transaction, game, Side::second)};
  const std::array<domain::Rating, 2> before{rating_of(rows[0]), rating_of(rows[1])};
  std::array<domain::Rating, 2> grown = before;
  const auto idle = [&](const store::RatingRow& row) {
    return row.changed == 0 ? Duration{0} : now - row.changed;
  };
  for (std::size_t i = 0; i < 2; ++i)
    grown[i].deviation = domain::grown_deviation(system, before[i], idle(rows[i]));
  std::string text;
  for (const Side seat : {Side::first, Side::second}) {
    const std::size_t i = domain::Game::index(seat);
    const double score = score_of(game, seat);
    const domain::Rating after = domain::after_game(system, before[i], idle(rows[i]), {grown[1 - i], score});
    std::array<char, 80> part{};
    std::snprintf(part.data(), part.size(), "%s%.1f %.1f", text.empty() ? "" : " ", before[i].rating,
                  after.rating);
    text += part.data();
    rows[i].rating = after.rating;
    rows[i].deviation = after.deviation;
    rows[i].volatility = after.volatility;
    rows[i].changed = now;
    count(rows[i], score);
    transaction.ratings().save(rows[i]);
  }
  return domain::GameEvent{.at = now, .kind = domain::GameEventKind::rated, .text = text};
}

std::optional<RatedNumbers> parse_rated(const std::string& text) {
  RatedNumbers out;
  const int read = std::sscanf(text.c_str(), "%lf %lf %lf %lf", &out.before[0], &out.after[0], &out.before[1],
                               &out.after[1]);
  if (read != 4) return {};
  return out;
}

}  // namespace mt::server::app
