#include "movetext/database/positions/figures_table.hpp"

#include <algorithm>

namespace mt::database {
namespace {

std::uint16_t rating_of(std::int64_t number) {
  return static_cast<std::uint16_t>(std::clamp<std::int64_t>(number, 0, 9999));
}

}  // namespace

GameFigures figures_of(std::int64_t date, std::int64_t white_elo, std::int64_t black_elo) {
  GameFigures figures;
  figures.date = static_cast<std::int32_t>(std::clamp<std::int64_t>(date, 0, 9999'99'99));
  figures.ratings = {rating_of(white_elo), rating_of(black_elo)};
  return figures;
}

std::optional<FiguredGame> FiguresTable::find(GameId game) {
  row_.reset();
  row_.bind(1, static_cast<std::int64_t>(game));
  if (!row_.step()) return std::nullopt;
  return FiguredGame{figures_of(row_.number(0), row_.number(1), row_.number(2)), row_.number(3)};
}

}  // namespace mt::database
