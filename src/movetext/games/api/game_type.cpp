#include "movetext/games/api/game_type.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

using board::Notation;

constexpr int smallest_side = 4;
constexpr int largest_side = 14;

bool read_side(std::string_view text, std::optional<std::int8_t>& side) {
  const auto value = text::parse_number(text, largest_side);
  if (value < smallest_side) return false;
  side = static_cast<std::int8_t>(value);
  return true;
}

// Reads N2, A0 or S0, or only the letter. S is the short form of moves with letters, which is SAN in chess.
bool read_notation(std::string_view text, GameType& type) {
  switch (text::to_lower(text[0])) {
    case 'n':
      type.notation = Notation::numeric;
      break;
    case 'a':
      type.notation = Notation::algebraic;
      break;
    case 's':
      type.notation = type.number == 0 ? Notation::san : Notation::short_form;
      break;
    default:
      return false;
  }
  if (text.size() == 1) return true;
  if (text.size() != 2 || text[1] < '0' || text[1] > '3') return false;
  type.corner = static_cast<std::int8_t>(text[1] - '0');
  return true;
}

// Reads the field with that index; `text` is not empty.
bool read_field(int index, std::string_view text, GameType& type) {
  const char letter = text::to_lower(text[0]);
  switch (index) {
    case 0:
      type.number = static_cast<int>(text::parse_number(text, 9999));
      return type.number >= 0;
    case 1:
      if (text.size() != 1 || (letter != 'w' && letter != 'b')) return false;
      type.white_first = letter == 'w';
      return true;
    case 2:
      return read_side(text, type.width);
    case 3:
      return read_side(text, type.height);
    case 4:
      return read_notation(text, type);
    case 5:
      if (text != "0" && text != "1") return false;
      type.inverted = text == "1";
      return true;
    default:
      return false;
  }
}

struct FieldWords {
  std::string_view name;
  std::string_view wanted;
};

constexpr std::array<FieldWords, 6> field_words{{
    {"the number", "a number of the table of games"},
    {"the starting colour", "W or B"},
    {"the width", "a number from 4 to 14"},
    {"the height", "a number from 4 to 14"},
    {"the notation", "N, A or S followed by a corner from 0 to 3"},
    {"the placing of the board", "0 or 1"},
}};

}  // namespace

Result<GameType> read_game_type(std::string_view text) {
  GameType type;
  int index = 0;
  for (std::size_t at = 0; at <= text.size(); ++index) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view field = text::trim_wide(text.substr(at, end - at));
    const bool missing = field.empty() && index != 0;
    if (!missing && (field.empty() || !read_field(index, field, type)))
      return Fault{Code::bad_gametype, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    at = end + 1;
  }
  return type;
}

std::string explain_game_type(std::string_view text, const Fault& fault) {
  const std::string_view before = text.substr(0, fault.begin);
  const auto index = static_cast<std::size_t>(std::count(before.begin(), before.end(), ','));
  const std::string_view field = text::trim_wide(text.substr(fault.begin, fault.end - fault.begin));
  if (index >= field_words.size())
    return "'" + std::string(field) + "' is a seventh field, but a GameType has six";
  const FieldWords& words = field_words[index];
  return std::string(words.name) + " is '" + std::string(field) + "', not " + std::string(words.wanted);
}

std::string open_field(std::string_view text) {
  std::size_t index = 0;
  for (std::size_t at = 0; at <= text.size(); ++index) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    if (text::trim_wide(text.substr(at, end - at)).empty())
      return index < field_words.size() ? std::string(field_words[index].name) + " is missing"
                                        : "there is a surplus comma at the end";
    at = end + 1;
  }
  return {};
}

bool is_one_of_fields(std::string_view value, std::span<const std::string_view> fields) {
  value = text::trim_wide(value);
  const std::string_view behind = value.substr(std::min(value.find(','), value.size()));
  return std::any_of(fields.begin(), fields.end(),
                     [&](std::string_view known) { return text::same_in_any_case(known, behind); });
}

}  // namespace mt
