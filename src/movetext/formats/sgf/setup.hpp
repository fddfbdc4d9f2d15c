// A position that is set on the board, and the line of 40 fields that holds it in a record, as .mat has it.
#pragma once
#include "movetext/base/side.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::sgf {

struct Setup {
  // Checkers on White's points 1..24; [0] is not used, [25] is the side's own bar.
  using Checkers = std::array<std::uint8_t, 26>;

  std::array<Checkers, 2> checkers{};  // White, Black
  std::uint32_t cube = 1;
  std::optional<Side> owner;
  Side on_roll = Side::first;
  bool rolled = false;  // the line that was read has dice; they are not kept

  friend bool operator==(const Setup&, const Setup&) = default;
};

// What a position line tells besides.
struct Surroundings {
  std::uint32_t length = 0;
  bool jacoby = false;
  std::array<std::string, 2> names;
  std::array<std::uint32_t, 2> score{};
};

// The start of a game; `variation`: the value of that tag.
Setup start_setup(std::string_view variation);

// Applies the value of AE, AW or AB: "a:y", "m", "y".  `side`: whose checkers; none: points are emptied.
// False if it is no such value.
bool apply_points(std::string_view value, std::optional<Side> side, Setup& setup);
// The value of the properties that put these checkers: "[f][f][h]".
std::string points_text(const Setup::Checkers& checkers);

void append_position_line(const Setup& setup, const Surroundings& around, std::string& out);
// Nothing if the text is no such line.
std::optional<Setup> read_position_line(std::string_view text);

}  // namespace mt::sgf
