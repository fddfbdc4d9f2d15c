#include "movetext/games/backgammon/simple_board.hpp"

#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/places.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <cstdlib>

namespace mt::backgammon {
namespace {

constexpr std::string_view keyword = "simple";

constexpr bool parts_numbers(char c) {
  return text::is_blank(c) || c == ',';
}

// Removes and returns the next number between separators. At the end the result is empty.
std::string_view next_word(std::string_view& rest) {
  while (!rest.empty() && parts_numbers(rest.front())) rest.remove_prefix(1);
  std::size_t size = 0;
  while (size < rest.size() && !parts_numbers(rest[size])) ++size;
  const std::string_view word = rest.substr(0, size);
  rest.remove_prefix(size);
  return word;
}

std::string_view numbers_of(std::string_view text) {
  if (text.starts_with(keyword)) text.remove_prefix(keyword.size());
  return text;
}

PositionMisread read_places(std::string_view text, Draft& draft, PositionNotes& notes) {
  const Bytes whole{0, static_cast<std::uint32_t>(text.size())};
  draft.checkers_at = whole;
  std::string_view rest = numbers_of(text);
  for (int place = 0; place <= bar; ++place) {
    const std::string_view word = next_word(rest);
    if (word.empty()) return misread(PositionFault::fields, whole);
    const auto number = read_number(word, -max_checkers, max_checkers);
    if (!number) return misread(PositionFault::number, bytes_of(text, word));
    const int checkers = std::abs(static_cast<int>(*number));
    const bool theirs = place == bar || (place != 0 && *number < 0);
    if (theirs)
      draft.put(Side::first, place == bar ? bar : across(place), checkers);
    else
      draft.put(Side::second, place == 0 ? bar : place, checkers);
  }
  if (!next_word(rest).empty()) return misread(PositionFault::fields, whole);
  draft.position.on_roll = Side::second;
  remark(notes, whole, "26 numbers have only the checkers: Black is assumed to be on roll",
         Code::odd_position, Severity::note);
  return complete(draft, text, notes);
}

}  // namespace

Result<PositionReading> read_simple_board(const Rules& rules, std::string_view text, PositionNotes& notes) {
  Draft draft(rules);
  if (const PositionMisread fault = read_places(text, draft, notes); fault) return refuse(text, fault, notes);
  return PositionReading{draft.position, draft.rules};
}

void write_simple_board(const Position& position, std::string& out) {
  const Places places = places_of(position.board, position.on_roll);
  out += std::to_string(places[bar]);
  for (std::size_t point = 1; point <= point_count; ++point)
    out.append(" ").append(std::to_string(places[point]));
  out.append(" ").append(std::to_string(-places[0]));
}

// Returns whether the text begins with "simple" or consists of at least eight words that are all numbers.
bool looks_like_simple_board(std::string_view text) {
  if (text.starts_with(keyword)) return true;
  if (text.find_first_not_of("0123456789+-, \t\r\n") != std::string_view::npos) return false;
  int words = 0;
  while (!next_word(text).empty()) ++words;
  return words >= 8;
}

}  // namespace mt::backgammon
