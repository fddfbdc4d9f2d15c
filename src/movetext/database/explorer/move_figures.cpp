#include "movetext/database/explorer/move_figures.hpp"

#include <algorithm>

namespace mt::database {
namespace {

void add_sum(RatingSum& to, std::int64_t games, std::int64_t sum) {
  to.games += games;
  to.sum += sum;
}

}  // namespace

std::optional<std::int64_t> RatingSum::average() const {
  if (games <= 0) return std::nullopt;
  return (2 * sum + games) / (2 * games);
}

std::optional<std::int64_t> MoveFigures::performance() const {
  return tournament::performance(
      {.games = static_cast<std::uint64_t>(std::max<std::int64_t>(beaten.games, 0)),
       .ratings = static_cast<std::uint64_t>(beaten.sum),
       .halves = static_cast<std::uint64_t>(halves)});
}

void MoveFigures::add(const GameRef& game, const GameFigures& figures) {
  Cell cell{.band = band_of(game, figures)};
  add_game(cell, game, figures);
  add(cell, 1);
  last_year = std::max(last_year, figures.year());
  add_top(top, {game.game, figures.ratings_in_all()});
}

void MoveFigures::add(const Cell& cell, int sign) {
  const std::int64_t number = sign * static_cast<std::int64_t>(cell.games());
  games += number;
  if (cell.band.knows_mover()) add_sum(movers, number, sign * static_cast<std::int64_t>(cell.movers));
  if (cell.band.knows_opponent())
    add_sum(opponents, number, sign * static_cast<std::int64_t>(cell.opponents));
  if (!cell.band.has_result()) return;
  wins += sign * static_cast<std::int64_t>(cell.wins);
  draws += sign * static_cast<std::int64_t>(cell.draws);
  losses += sign * static_cast<std::int64_t>(cell.losses);
  points += sign * cell.points;
  if (!cell.band.knows_opponent()) return;
  add_sum(beaten, number, sign * static_cast<std::int64_t>(cell.opponents));
  halves += sign * static_cast<std::int64_t>(2 * cell.wins + cell.draws);
}

void MoveFigures::add(const MoveFigures& other, int sign) {
  games += sign * other.games;
  wins += sign * other.wins;
  draws += sign * other.draws;
  losses += sign * other.losses;
  points += sign * other.points;
  add_sum(movers, sign * other.movers.games, sign * other.movers.sum);
  add_sum(opponents, sign * other.opponents.games, sign * other.opponents.sum);
  add_sum(beaten, sign * other.beaten.games, sign * other.beaten.sum);
  halves += sign * other.halves;
  if (sign < 0) return;
  last_year = std::max(last_year, other.last_year);
  for (const TopGame& game : other.top) add_top(top, game);
}

}  // namespace mt::database
