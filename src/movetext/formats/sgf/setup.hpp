// A position that is set up on the board. In a record it is a line of 40 fields, as in .mat.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/position_line.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::sgf {

struct Setup {
  // number of checkers on White's points 1..24; [0] is not used, [25] is the side's own bar
  using Checkers = std::array<std::uint8_t, 26>;

  std::array<Checkers, 2> checkers{};  // White, Black
  std::uint32_t cube = 1;
  std::optional<Side> owner;
  Side on_roll = Side::first;
  bool rolled = false;  // the position line had dice, which are not kept

  friend bool operator==(const Setup&, const Setup&) = default;
};

// What a position line contains about the match and the players.
struct Surroundings {
  std::uint32_t length = 0;
  bool jacoby = false;
  std::array<std::string, 2> names;
  std::array<std::uint32_t, 2> score{};
};

// Returns the start position of a game. `variation`: the value of the tag Variation.
Setup start_setup(std::string_view variation);

// Applies a value of AE, AW or AB: "a:y", "m", "y". `side`: the owner of the checkers; nullopt: the points
// are emptied. Returns false if the value has a different form.
bool apply_points(std::string_view value, std::optional<Side> side, Setup& setup);
// Returns the values of AW or AB for these checkers: "[f][f][h]".
std::string points_text(const Setup::Checkers& checkers);

// Writes the position line of a record (record/position_line.hpp). The line gives the side that has just
// moved.
void append_position_line(const Setup& setup, const Surroundings& around, std::string& out);
// Reads a position line; `players`: the players of the match. Returns nullopt if the text has a different
// form.
std::optional<Setup> read_position_line(std::string_view text, const MatchPlayers& players);

}  // namespace mt::sgf
