#include "movetext/games/table/game_rows.hpp"

#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace mt {

const GameRow* find_game_type(int type) {
  for (const GameRow& row : game_rows())
    if (row.type == type && type >= 0) return &row;
  return nullptr;
}

const GameRow* find_game(std::string_view name) {
  if (const std::int64_t type = text::parse_number(name, 999); type >= 0)
    if (const GameRow* row = find_game_type(static_cast<int>(type))) return row;
  for (const GameRow& row : game_rows()) {
    if (text::same_in_any_case(row.name, name)) return &row;
    for (const std::string_view alias : row.aliases)
      if (!alias.empty() && text::same_in_any_case(alias, name)) return &row;
  }
  return nullptr;
}

const GameRow* find_spelling(const Family& family, std::string_view value) {
  std::string word;
  for (const char c : value)
    if (text::is_letter(c) || text::is_digit(c)) word += text::to_lower(c);
  if (const std::size_t at = word.find(family.name); at != std::string::npos)
    word.erase(at, family.name.size());
  for (const GameRow& row : family.games)
    if (std::find(row.spellings.begin(), row.spellings.end(), word) != row.spellings.end()) return &row;
  return nullptr;
}

std::string_view nearest_game(std::string_view name) {
  std::vector<std::string_view> names;
  for (const GameRow& row : game_rows()) {
    names.push_back(row.name);
    for (const std::string_view alias : row.aliases)
      if (!alias.empty()) names.push_back(alias);
  }
  return text::nearest(name, names);
}

}  // namespace mt
