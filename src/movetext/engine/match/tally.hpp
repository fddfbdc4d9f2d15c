// The results of the games between two engines, from the view of one of them.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::engine::match {

enum class Mark : std::uint8_t { lost, drawn, won };  // result from the view of the engine that has the tally

// Returns the half points for a result.
constexpr std::size_t halves(Mark mark) {
  return static_cast<std::size_t>(mark);
}
constexpr Mark reversed(Mark mark) {
  return static_cast<Mark>(2 - halves(mark));
}

struct Tally {
  std::array<std::uint64_t, 3> games{};  // by Mark
  // Number of complete pairs, by the sum of the half points of both games. The games of a pair have the same
  // opening or the same dice, with colours reversed. So luck with the opening or the dice affects both
  // engines equally, and does not increase the differences between pairs.
  std::array<std::uint64_t, 5> pairs{};

  void add_game(Mark mark) { ++games[halves(mark)]; }
  void add_pair(Mark one, Mark two) { ++pairs[halves(one) + halves(two)]; }
  constexpr std::uint64_t game_count() const { return games[0] + games[1] + games[2]; }
  constexpr std::uint64_t pair_count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }
  // Returns the points; a draw is half a point.
  constexpr double points() const {
    return static_cast<double>(games[2]) + static_cast<double>(games[1]) / 2;
  }
};

}  // namespace mt::engine::match
