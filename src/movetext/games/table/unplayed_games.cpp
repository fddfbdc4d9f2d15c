#include "movetext/games/table/unplayed_games.hpp"

#include "movetext/games/table/unplayed_list.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"

namespace mt {
namespace {

constexpr auto shogi = std::to_array<std::string_view>({"shogi"});
constexpr auto janggi = std::to_array<std::string_view>({"janggi"});
constexpr auto go = std::to_array<std::string_view>({"go"});
constexpr auto known_by_name = std::to_array<UnplayedGame>({
    {.title = "shogi", .tag_values = shogi},
    {.title = "janggi", .tag_values = janggi},
    {.title = "Go", .tag_values = go},
});

}  // namespace

std::span<const UnplayedGame* const> unplayed_games() {
  return unplayed_list;
}

const UnplayedGame* find_unplayed_game(std::string_view tag_value) {
  // A GameType may have fields: "50,B,8,8,A0,0".
  const std::string_view word = text::trim(tag_value.substr(0, tag_value.find(',')));
  for (const UnplayedGame* game : unplayed_games())
    if (text::is_one_of(word, game->tag_values)) return game;
  for (const UnplayedGame& game : known_by_name)
    if (text::is_one_of(word, game.tag_values)) return &game;
  return nullptr;
}

}  // namespace mt
