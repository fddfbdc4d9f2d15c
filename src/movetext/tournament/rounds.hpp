// Numbers the rounds of a tournament from the texts of its records: "3", "3.1" (board 1 of round 3), or none.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mt::tournament {

struct RoundGame {
  std::string_view round;
  std::array<std::uint32_t, 2> players{};  // the second one is no_opponent for a bye
};

struct Rounds {
  std::vector<std::uint32_t> numbers{};  // the round of each game, from 1
  std::uint32_t last = 0;
  bool are_given = false;  // the numbers are those of the records
};

// `games` must be in the order in which they were played. The numbers of the records count if each game has
// one and no player has two games in a round. Otherwise a game gets the first round that is after the earlier
// games of both players. `players`: the number of players.
Rounds number_rounds(std::span<const RoundGame> games, std::size_t players);

// Orders the texts of rounds by the numbers in them: "2" comes before "10", and "2.1" before "2.10".
bool is_round_before(std::string_view a, std::string_view b);

}  // namespace mt::tournament
