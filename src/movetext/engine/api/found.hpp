// What a search finds.
#pragma once
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {

// The value of a position or of a move, for the side that was asked.
struct Score {
  enum class Unit : std::uint8_t {
    hundredths,  // of a man or a pawn
    wins_in,     // this side wins in `value` plies; negative: it has lost in as many; 0: it has lost already
    discs,       // hundredths of a disc: the difference at the end
    equity,      // thousandths of a point, with the cube (docs/ubgi.md)
  };
  enum class Bound : std::uint8_t { exact, at_least, at_most };

  Unit unit = Unit::hundredths;
  int value = 0;
  Bound bound = Bound::exact;
  friend bool operator==(const Score&, const Score&) = default;
};

// Win, win a gammon, win a backgammon, lose, lose a gammon, lose a backgammon: each includes the ones behind
// it.
using Chances = std::array<double, 6>;

// The best moves that a search knows, or those of one of several lines.
struct FoundLine {
  int rank = 1;   // 1: the best
  int depth = 0;  // plies
  std::optional<Score> score{};
  std::vector<std::string> moves{};  // from the position on, as the records of the game write them
  std::optional<Chances> chances{};  // in games with dice
};

struct Effort {
  std::uint64_t nodes = 0;
  Milliseconds time{};
};

}  // namespace mt::engine
