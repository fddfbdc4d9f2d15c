// Writes the differences between two archives as text and as lines of JSON.
#pragma once
#include "movetext/archive/core/place.hpp"
#include "movetext/record/game_name.hpp"
#include "movetext/record/record_diff.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::report {

// A game that is new, gone or changed.
struct ShownChange {
  std::optional<archive::Place> before{};  // its place in the first archive; empty if the game is new
  std::optional<archive::Place> after{};   // its place in the second archive; empty if the game is gone
  std::string_view game{};                 // "chess"; empty if it is not known
  RosterValues roster{};                   // of the second archive if it has the game
  std::vector<Difference> differences{};   // of a changed game
};

// Returns a line "b.pgn:12: changed: Anna - Bram, 2024.03.10, 1-0", and a line for each difference.
std::string change_text(const ShownChange& change);
// Returns the same as an object on a line.
std::string change_json(const ShownChange& change);

// How many games two archives have.
struct ComparedGames {
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  std::uint64_t same = 0;
  std::uint64_t changed = 0;
  std::uint64_t gone = 0;
  std::uint64_t added = 0;
};

// Returns "games 12 and 13: same 10, changed 1, gone 1, new 2".
std::string compared_text(const ComparedGames& games);
std::string compared_json(const ComparedGames& games);

}  // namespace mt::report
