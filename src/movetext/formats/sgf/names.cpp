#include "movetext/formats/sgf/names.hpp"

#include "movetext/formats/sgf/root.hpp"
#include "movetext/formats/sgf/trees.hpp"
#include "movetext/formats/sgf/values.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::sgf {
namespace {

constexpr auto names = std::to_array<std::string_view>(
    {"W",  "B",  "C",  "DI", "PL", "AE", "AW", "AB", "CV", "CP", "CO", "FF", "GM", "CA", "MI",
     "PW", "PB", "RU", "RE", "XC", "XT", "WR", "BR", "DT", "EV", "RO", "PC", "AN", "GC"});
constexpr auto keys = std::to_array<std::string_view>({"length", "game", "ws", "bs"});

// Returns whether a value can be a result or a pair KEY:VALUE of MI. The test is quick; for most values it
// returns false.
bool may_be_known(std::string_view value) {
  constexpr std::size_t longest_key = 8;
  return (value.size() > 2 && value[1] == '+') || value.substr(0, longest_key).find(':') != npos;
}

bool is_result(std::string_view value) {
  std::string capitals(value.substr(0, 1));
  for (char& c : capitals)
    if (c == 'w' || c == 'b') c = static_cast<char>(c - 'a' + 'A');
  return read_result(capitals.append(value.substr(capitals.size()))).has_value();
}

}  // namespace

bool is_read(std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_key(std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::string_view nearest_key(std::string_view key) {
  return text::nearest(key, keys);
}

std::string_view meant_name(std::string_view letters, std::string_view value) {
  const bool capitals = std::all_of(letters.begin(), letters.end(), [](char c) { return c <= 'Z'; });
  if (capitals && !may_be_known(value)) return {};
  for (const std::string_view name : names)
    if (text::same_in_any_case(letters, name)) return letters == name ? std::string_view() : name;
  if (letters.size() > 3) return {};
  constexpr std::string_view result = "RE";
  constexpr std::string_view match = "MI";
  if (is_result(value) && text::edit_distance(letters, result, 1) == 1) return result;
  const MatchInfo info = match_info(value);
  const bool tells = is_key(info.key) && info.number != no_number;
  return tells && text::edit_distance(letters, match, 1) == 1 ? match : std::string_view();
}

}  // namespace mt::sgf
