// The pairings, colours and openings of all games. Each engine plays against every other engine. Each opening
// is played twice: in the second game the two engines have exchanged colours.
#pragma once
#include "movetext/base/side.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::engine::match {

struct Appointment {
  std::uint64_t number = 0;  // number of the game, from 0
  std::uint64_t pair = 0;    // number of the pair to which the game belongs, from 0
  bool is_return = false;    // true for the second game of a pair
  // Number of the opening, from 0; in games with dice, number of the dice sequence.
  std::uint64_t opening = 0;
  std::array<std::size_t, 2> engines{};  // by Side
  std::array<std::size_t, 2> pairing{};  // the two engines in `engines`, the lower number first

  std::size_t engine(Side side) const { return engines[static_cast<std::size_t>(side)]; }
};

class Schedule {
 public:
  // `engines` is the number of engines, at least 2. `games` is the number of games between each two engines;
  // an odd number is increased by one.
  Schedule(std::size_t engines, std::uint64_t games) : engines_(engines), pairs_(games / 2 + games % 2) {}

  std::uint64_t pairings() const { return engines_ * (engines_ - 1) / 2; }
  std::uint64_t size() const { return 2 * pairs_ * pairings(); }
  // Returns the game with that number, which must be less than size(). Each opening is played by all pairings
  // before the next opening is used. The game with a given number is the same for any total number of games.
  Appointment game(std::uint64_t number) const;

 private:
  std::size_t engines_;
  std::uint64_t pairs_;  // number of pairs of games between each two engines
};

// Returns the value of the tag Round of a game: the number of its pair, and its number within the pair,
// "17.2".
std::string round_of(const Appointment& game);
// Returns the number of the game whose tag Round has that value, or UINT64_MAX if the value is invalid.
std::uint64_t number_of_round(std::string_view round);

}  // namespace mt::engine::match
