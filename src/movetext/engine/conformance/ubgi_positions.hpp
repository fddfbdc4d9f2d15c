// The positions for the checks of UBGI, in BPN.
#pragma once
#include <string>
#include <string_view>

namespace mt::engine::ubgi {

inline constexpr std::string_view start_board = "b4E1C3eE3c1e4B";
// Black is far ahead in a race, with all checkers at home; White has not started.
inline constexpr std::string_view won_race = "AAA2eee16-w0b0";
// Black has one checker left, on its 12 point. Each roll can move this checker or bear it off.
inline constexpr std::string_view lone_checker = "11A11a-w0b0";
// White has a checker on the bar before six closed points.
inline constexpr std::string_view closed_out = "BBBCCC5d4c1e1b3-w1b0";
// White is on the bar before an open board.
inline constexpr std::string_view on_bar = "a1B2D1C3eD3c1eB4-w1b0";
// Both sides bear off.
inline constexpr std::string_view bearing_off = "CA1BBA12bba1ca-w0b0";

// Returns "position bpn BOARD-w0b0-TURN-n1-MATCH".
inline std::string position_of(std::string_view board, std::string_view turn,
                               std::string_view match = "0:0:0-xJ", std::string_view cube = "n1") {
  std::string out = "position bpn ";
  out.append(board);
  if (board.find('-') == std::string_view::npos) out += "-w0b0";
  out.append("-").append(turn).append("-").append(cube).append("-").append(match);
  return out;
}

}  // namespace mt::engine::ubgi
