#include "movetext/archive/core/other_game.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::archive {
namespace {

struct Row {
  std::string_view word;
  OtherGame game;
};

// PDN 3.0 numbers the games; those that it does not have are known by their words alone.
constexpr auto rows = std::to_array<Row>({{"1", OtherGame::xiangqi},
                                          {"xiangqi", OtherGame::xiangqi},
                                          {"chinese chess", OtherGame::xiangqi},
                                          {"chinese-chess", OtherGame::xiangqi},
                                          {"chinesechess", OtherGame::xiangqi},
                                          {"cchess", OtherGame::xiangqi},
                                          {"50", OtherGame::othello},
                                          {"othello", OtherGame::othello},
                                          {"reversi", OtherGame::othello},
                                          {"shogi", OtherGame::shogi},
                                          {"janggi", OtherGame::janggi},
                                          {"go", OtherGame::go}});

}  // namespace

OtherGame find_other_game(std::string_view value) {
  // A GameType may have fields: "50,B,8,8,A0,0".
  const std::size_t comma = value.find(',');
  const std::string_view word = text::trim(value.substr(0, comma));
  for (const Row& row : rows)
    if (text::same_in_any_case(word, row.word)) return row.game;
  return OtherGame::none;
}

OtherGame other_game_of(const Record& record, Span& value) {
  for (const Tag& tag : record.tags) {
    const std::string_view name = record.text(tag.name);
    if (name.empty() || (name[0] != 'G' && name[0] != 'V')) continue;
    if (name != "GameType" && name != "Variant" && name != "Game") continue;
    const OtherGame game = find_other_game(record.text(tag.value));
    if (game == OtherGame::none) continue;
    value = tag.value;
    return game;
  }
  return OtherGame::none;
}

std::string_view name(OtherGame game) {
  switch (game) {
    case OtherGame::xiangqi:
      return "xiangqi (Chinese chess)";
    case OtherGame::othello:
      return "Othello";
    case OtherGame::shogi:
      return "shogi";
    case OtherGame::janggi:
      return "janggi";
    case OtherGame::go:
      return "Go";
    case OtherGame::none:
      break;
  }
  return "";
}

bool is_xiangqi_placement(std::string_view text) {
  constexpr std::string_view men = "rnbakcpheRNBAKCPHE123456789";
  constexpr int ranks = 10;
  for (int rank = 1;; ++rank) {
    const std::size_t size = std::min(text.find_first_not_of(men), text.size());
    if (size == 0 || size > 9) return false;
    text.remove_prefix(size);
    if (rank == ranks) return text.empty() || text::is_blank(text.front());
    if (text.empty() || text.front() != '/') return false;
    text.remove_prefix(1);
  }
}

}  // namespace mt::archive
