#include "movetext/database/explorer/entry.hpp"

#include <algorithm>

namespace mt::database {

std::uint64_t Entry::count() const {
  std::uint64_t sum = games.size();
  for (const Cell& cell : cells) sum += cell.games();
  return sum;
}

void add_top(std::vector<TopGame>& top, const TopGame& game) {
  for (const TopGame& had : top)
    if (had.game == game.game) return;
  if (top.size() == Entry::most_listed) {
    if (!(game < top.back())) return;
    top.pop_back();
  }
  top.insert(std::upper_bound(top.begin(), top.end(), game), game);
}

Band band_of(const GameRef& game, const GameFigures& figures) {
  const auto mover = static_cast<std::size_t>(game.mover);
  return {year_band(figures.year()), band_of_ratings(figures.ratings[mover], figures.ratings[1 - mover]),
          game.worth != no_result};
}

void add_game(Cell& cell, const GameRef& game, const GameFigures& figures) {
  const auto mover = static_cast<std::size_t>(game.mover);
  if (game.worth == drawn_game)
    ++cell.draws;
  else if (is_loss(game.worth))
    ++cell.losses;
  else
    ++cell.wins;
  cell.points += points_of(game.worth);
  cell.movers += figures.ratings[mover];
  cell.opponents += figures.ratings[1 - mover];
  cell.last_year = std::max(cell.last_year, figures.year());
}

void EntryBuilder::begin(std::uint64_t key, MoveTag tag, bool lists) {
  entry_.key = key;
  entry_.tag = tag;
  entry_.last_year = 0;
  listed_.clear();
  top_.clear();
  for (const std::uint16_t number : used_) cells_[number] = {};
  used_.clear();
  counts_ = !lists;
}

void EntryBuilder::count(const Listed& listed) {
  const Band band = band_of(listed.game, listed.figures);
  auto& [cell, top] = cells_[band.number()];
  if (cell.games() == 0) used_.push_back(static_cast<std::uint16_t>(band.number()));
  add_game(cell, listed.game, listed.figures);
  entry_.last_year = std::max(entry_.last_year, cell.last_year);
  const TopGame game{listed.game.game, listed.figures.ratings_in_all()};
  add_top(top, game);
  add_top(top_, game);
}

void EntryBuilder::add(const GameRef& game, const GameFigures& figures) {
  if (!counts_ && listed_.size() < Entry::most_listed) {
    listed_.push_back({game, figures});
    return;
  }
  if (!counts_)
    for (const Listed& listed : listed_) count(listed);
  counts_ = true;
  count({game, figures});
}

const Entry& EntryBuilder::entry() {
  entry_.games.clear();
  entry_.cells.clear();
  entry_.top.clear();
  if (!counts_) {
    for (const Listed& listed : listed_) entry_.games.push_back(listed.game);
    std::sort(entry_.games.begin(), entry_.games.end());
    return entry_;
  }
  std::sort(used_.begin(), used_.end());
  for (const std::uint16_t number : used_) {
    Cell& cell = entry_.cells.emplace_back(cells_[number].cell);
    cell.band = Band::numbered(number);
    for (const TopGame& game : cells_[number].top) cell.top.push_back(game.game);
  }
  for (const TopGame& game : top_) entry_.top.push_back(game.game);
  return entry_;
}

}  // namespace mt::database
