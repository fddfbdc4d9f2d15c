#include "movetext/formats/ggf/type_text.hpp"

#include "movetext/formats/ggf/board_text.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::ggf {
namespace {

constexpr std::string_view othello = "50";  // GameType, PDN 3.0
constexpr std::string_view losing = "Losing";

// Takes the digits at the front of a text; -1: there are none.
std::int64_t take_digits(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::int64_t number = text::parse_number(text.substr(0, end), 999);
  text.remove_prefix(end);
  return number;
}

bool take(std::string_view& text, char letter) {
  if (text.empty() || text.front() != letter) return false;
  text.remove_prefix(1);
  return true;
}

bool is_size(std::int64_t size) {
  return size >= smallest_size && size <= largest_size && size % 2 == 0;
}

// Returns the second field after the letter of who begins: the width in "50,B,6,6,A2,0".
std::int64_t width_in(std::string_view game_type) {
  for (int field = 0; field < 2; ++field) {
    const std::size_t comma = game_type.find(',');
    if (comma == std::string_view::npos) return usual_size;
    game_type.remove_prefix(comma + 1);
  }
  return take_digits(game_type);
}

}  // namespace

std::optional<TypeText> read_type(std::string_view value) {
  const std::string small = text::small_letters(value);
  std::string_view rest = small;
  TypeText type;
  take(rest, 's');
  const std::int64_t size = take_digits(rest);
  if (!is_size(size)) return std::nullopt;
  type.size = static_cast<int>(size);
  if (take(rest, 'r') && take_digits(rest) < 0) return std::nullopt;
  type.komi = take(rest, 'k');
  type.anti = take(rest, 'a');
  return rest.empty() ? std::optional(type) : std::nullopt;
}

std::string type_value(const TypeText& type) {
  return std::to_string(type.size) + (type.anti ? "a" : "");
}

std::string game_type_of(const TypeText& type) {
  if (type.size == usual_size) return std::string(othello);
  const std::string size = std::to_string(type.size);
  return std::string(othello) + ",B," + size + ',' + size + ",A2,0";
}

std::string variant_of(const TypeText& type) {
  const std::string size = std::to_string(type.size);
  std::string variant = type.size == usual_size ? "" : size + 'x' + size;
  if (type.anti) variant.append(variant.empty() ? "" : " ").append(losing);
  return variant;
}

TypeText type_of(const Record& record) {
  const std::int64_t size = width_in(record.tag(TagName::game_type));
  const std::string_view variant = record.tag(TagName::variant);
  const std::size_t word = variant.size() - std::min(variant.size(), losing.size());
  return {.size = is_size(size) ? static_cast<int>(size) : usual_size,
          .anti = text::same_in_any_case(variant.substr(word), losing)};
}

}  // namespace mt::ggf
