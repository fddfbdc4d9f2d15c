#include "movetext/replay/odd_places.hpp"

#include <array>
#include <string_view>

namespace mt::replay {

bool opens_without_move(const Record& record, std::size_t open) {
  for (std::size_t i = open + 1; i < record.tape.size(); ++i) {
    const EventKind kind = record.tape[i].kind;
    if (kind == EventKind::setup || kind == EventKind::null_ply) return true;
    if (kind == EventKind::close || kind == EventKind::open) return false;
  }
  return false;
}

bool goes_on_after_last_move(const Record& record, std::size_t open, std::size_t first) {
  if ((record.tape[first].flags & (number_skips | numbers_skip)) == 0) return false;
  for (std::size_t i = record.tape[open].value + 1; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::close) return true;
    if (event.kind == EventKind::open) i = event.value;
    if (event.kind == EventKind::ply || event.kind == EventKind::null_ply || event.kind == EventKind::setup)
      return false;
  }
  return true;
}

namespace {

std::string ordinal(std::uint32_t number) {
  constexpr auto words = std::to_array<std::string_view>(
      {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"});
  if (number >= 1 && number <= words.size()) return std::string(words[number - 1]);
  constexpr auto ends = std::to_array<std::string_view>({"th", "st", "nd", "rd"});
  const std::uint32_t last = number / 10 % 10 == 1 ? 0 : number % 10;
  return std::to_string(number).append(ends[last < ends.size() ? last : 0]);
}

// Returns "Black's third move".
std::string half_move_words(const Record& record, std::uint32_t half_move) {
  const std::uint32_t number = half_move / 2;
  const bool second = half_move % 2 != 0;
  // Only conventions with four results define which colour moves first.
  if (!record.convention->four_results)
    return "the " + ordinal(second ? 2 : 1) + " half of move " + std::to_string(number);
  return (second ? "Black" : std::string(record.convention->first_player)) + "'s " + ordinal(number) +
         " move";
}

}  // namespace

std::string missing_move_words(const Record& record, std::uint32_t half_move, const Event& next) {
  return half_move_words(record, half_move) + " is missing before " + std::string(record.text(next));
}

std::string missing_moves_words(const Record& record, std::uint32_t half_move) {
  return "; by its number, moves are missing, the first of them " + half_move_words(record, half_move);
}

std::string doubtful_move_words(const Record& record, std::uint32_t half_move, const Event& next) {
  const std::string due = half_move_words(record, half_move);
  return due + " may be missing before " + std::string(record.text(next)) +
         ", which has the number of a later move; played as " + due;
}

}  // namespace mt::replay
