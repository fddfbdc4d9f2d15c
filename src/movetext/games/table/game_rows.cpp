#include "movetext/games/table/game_rows.hpp"

#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/draughts/rows.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <vector>

namespace mt {
namespace {

using namespace draughts::rows;
namespace chess_rows = chess::rows;
namespace backgammon_rows = backgammon::rows;

constexpr draughts::Rules antidraughts = draughts::losing(international);
constexpr draughts::Rules killer_international = draughts::killer(international);

// Numbers 20-41: PDN 3.0, tag GameType; 96-98: written by lidraughts.
constexpr auto rows = std::to_array<GameRow>({
    {"chess", 0, &chess_rows::chess, {"standard-chess", "normal", "from-position"}},
    {"chess960",
     -1,
     &chess_rows::chess960,
     {"960", "chess-960", "frc", "fischerandom", "fischerrandom", "fischer-random", "fischer-random-chess",
      "wild/fr"},
     0,
     "Chess960"},
    {"international", 20, &international, {"10x10", "draughts", "polish", "intl"}},
    {"english", 21, &english, {"checkers", "american", "american/english", "8x8"}},
    {"italian", 22, &italian, {"dama-italiana"}},
    {"pool", 23, &pool, {"american-pool"}},
    {"spanish", 24, &spanish, {"damas"}},
    {"russian", 25, &russian, {"shashki"}},
    {"brazilian", 26, &brazilian, {"draughts-small", "international-small"}},
    {"canadian", 27, &canadian, {"12x12", "draughts-large", "international-large"}},
    {"portuguese", 28, &portuguese, {}},
    {"czech", 29, &czech, {}},
    {"turkish", 30, &turkish, {"dama"}},
    {"thai", 31, &thai, {"makhos"}},
    {"frisian", 40, &frisian, {"frysk-dammen"}},
    {"spantsireti", 41, &spantsireti, {"spancirety", "spantsiretti"}},
    {"breakthrough", 96, &breakthrough, {}},
    {"frysk", 97, &frysk, {"frysk!"}},
    {"antidraughts", 98, &antidraughts, {"anti"}},
    {"killer", -1, &killer_international, {}, 20, "Killer"},
    {"brazilian-cbd", -1, &brazilian_cbd, {}, 26, "CBD"},
    {"sri-lankan", -1, &sri_lankan, {}, 27, "Sri Lankan"},
    {"filipino", -1, &filipino, {}, 26, "Filipino"},
    {"diagonal-russian", -1, &diagonal_russian, {}, 25, "Diagonal"},
    {"unified-pool", -1, &unified_pool, {}, 23, "Unified"},
    {"jamaican-pool", -1, &jamaican_pool, {}, 23, "Jamaican"},
    {"backgammon", -1, &backgammon_rows::backgammon, {"bg"}},
    {"nackgammon", -1, &backgammon_rows::nackgammon, {}},
    {"hypergammon", -1, &backgammon_rows::hypergammon3, {"hypergammon3"}},
    {"hypergammon2", -1, &backgammon_rows::hypergammon2, {}},
    {"hypergammon1", -1, &backgammon_rows::hypergammon1, {}},
    {"longgammon", -1, &backgammon_rows::longgammon, {}},
});

}  // namespace

std::span<const GameRow> game_rows() {
  return rows;
}

const GameRow* find_game_type(int type) {
  for (const GameRow& row : rows)
    if (row.type == type && type >= 0) return &row;
  return nullptr;
}

const GameRow* find_game(std::string_view name) {
  if (const std::int64_t type = text::parse_number(name, 999); type >= 0)
    if (const GameRow* row = find_game_type(static_cast<int>(type))) return row;
  for (const GameRow& row : rows) {
    if (text::same_in_any_case(row.name, name)) return &row;
    for (const std::string_view alias : row.aliases)
      if (!alias.empty() && text::same_in_any_case(alias, name)) return &row;
  }
  return nullptr;
}

std::string_view nearest_game(std::string_view name) {
  std::vector<std::string_view> names;
  for (const GameRow& row : rows) {
    names.push_back(row.name);
    for (const std::string_view alias : row.aliases)
      if (!alias.empty()) names.push_back(alias);
  }
  return text::nearest(name, names);
}

}  // namespace mt
