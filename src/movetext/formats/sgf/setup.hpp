// A position that is set on the board, and the line of 40 fields that represents it in a record, as in .mat.
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
  // Checkers on White's points 1..24; [0] is unused, [25] is the side's own bar.
  using Checkers = std::array<std::uint8_t, 26>;

  std::array<Checkers, 2> checkers{};  // White, Black
  std::uint32_t cube = 1;
  std::optional<Side> owner;
  Side on_roll = Side::first;
  bool rolled = false;  // the line had dice, which are not kept

  friend bool operator==(const Setup&, const Setup&) = default;
};

// The content of a position line apart from the position.
struct Surroundings {
  std::uint32_t length = 0;
  bool jacoby = false;
  std::array<std::string, 2> names;
  std::array<std::uint32_t, 2> score{};
};

// Returns the start of a game; `variation`: the value of that tag.
Setup start_setup(std::string_view variation);

// Applies the value of AE, AW or AB: "a:y", "m", "y". `side`: the owner of the checkers; nullopt: points are
// emptied. Returns false if it is not such a value.
bool apply_points(std::string_view value, std::optional<Side> side, Setup& setup);
// Returns the value of the properties that set these checkers: "[f][f][h]".
std::string points_text(const Setup::Checkers& checkers);

// Writes the line as in a record (record/position_line.hpp): its side is the one that has just moved.
void append_position_line(const Setup& setup, const Surroundings& around, std::string& out);
// `players`: of the match. Returns nullopt if the text is not such a line.
std::optional<Setup> read_position_line(std::string_view text, const MatchPlayers& players);

}  // namespace mt::sgf
