#include "movetext/tournament/rounds.hpp"

#include "movetext/text/number.hpp"
#include "movetext/tournament/tournament.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_set>

namespace mt::tournament {
namespace {

constexpr std::uint32_t most_rounds = 999;

// Returns the number at the beginning of the text of a round, or 0 if there is none.
std::uint32_t number_of_round(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && text::is_digit(text[digits])) ++digits;
  if (digits < text.size() && text[digits] != '.') return 0;
  return static_cast<std::uint32_t>(
      std::max<std::int64_t>(0, text::parse_number(text.substr(0, digits), most_rounds)));
}

// Takes the numbers of the records. Returns false if they cannot be used.
bool take_given(std::span<const RoundGame> games, Rounds& out) {
  std::unordered_set<std::uint64_t> seats;  // the players of each round
  for (const RoundGame& game : games) {
    const std::uint32_t round = number_of_round(game.round);
    if (round == 0) return false;
    for (const std::uint32_t player : game.players)
      if (player != no_opponent && !seats.insert(std::uint64_t{player} << 32U | round).second) return false;
    out.numbers.push_back(round);
    out.last = std::max(out.last, round);
  }
  return true;
}

}  // namespace

Rounds number_rounds(std::span<const RoundGame> games, std::size_t players) {
  Rounds out;
  out.are_given = take_given(games, out);
  if (out.are_given) return out;
  out = {};
  std::vector<std::uint32_t> done(players);  // the last round of each player
  for (const RoundGame& game : games) {
    std::uint32_t round = 0;
    for (const std::uint32_t player : game.players)
      if (player != no_opponent) round = std::max(round, done[player]);
    ++round;
    for (const std::uint32_t player : game.players)
      if (player != no_opponent) done[player] = round;
    out.numbers.push_back(round);
    out.last = std::max(out.last, round);
  }
  return out;
}

bool is_round_before(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    const auto digits = [](std::string_view text) {
      std::size_t size = 0;
      while (size < text.size() && text::is_digit(text[size])) ++size;
      return size;
    };
    const std::size_t in_a = digits(a);
    const std::size_t in_b = digits(b);
    if (in_a > 0 && in_b > 0 && in_a != in_b) return in_a < in_b;
    const std::size_t size = std::max<std::size_t>(1, std::min(in_a, in_b));
    if (const int order = a.substr(0, size).compare(b.substr(0, size)); order != 0) return order < 0;
    a.remove_prefix(size);
    b.remove_prefix(size);
  }
  return a.size() < b.size();
}

}  // namespace mt::tournament
