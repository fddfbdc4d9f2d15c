// The notations of moves. The first three also name the squares of a board.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::board {

enum class Notation : std::uint8_t {
  numeric,    // 1, 2, 3 ...: only playing squares, row by row
  algebraic,  // a1 ... n14
  // a6 ... e10 (written e0): files and ranks are oblique lines; not for boards with all squares in play
  diagonal,
  san,          // chess: Nbxd7+
  lan,          // chess: Nb8xd7+
  uci,          // chess: b8d7, as in engine protocols
  points,       // backgammon: bar/22 13/7*/5 6/4(2)
  expanded,     // backgammon, each die as a separate move: 25/22 13/7* 7/5 6/4 6/4
  wxf,          // xiangqi, with files as the mover counts them: C2.5
  iccs,         // xiangqi, with the start and the end point: H2-E2
  chinese,      // like wxf, in simplified characters
  traditional,  // like wxf, in traditional characters
  short_form,   // draughts with letters: cd4 for c3-d4; the PDN tag GameType has the letter S for it
};

inline constexpr int notation_count = 3;  // the number of notations that name squares

// The names are in the order of the enumeration.
inline constexpr std::array<std::string_view, 13> notation_names{
    "numeric",  "algebraic", "diagonal", "san",     "lan",         "uci",  "points",
    "expanded", "wxf",       "iccs",     "chinese", "traditional", "short"};

// Returns the notation of the squares in a move. The short form uses algebraic square names.
constexpr Notation of_squares(Notation notation) {
  return notation == Notation::short_form ? Notation::algebraic : notation;
}

constexpr std::string_view name(Notation notation) {
  return notation_names[static_cast<std::size_t>(notation)];
}
// Returns the name used in the tags of records: an abbreviation in capitals, or "Chinese" for both simplified
// and traditional characters.
constexpr std::string_view tag_value(Notation notation) {
  switch (notation) {
    case Notation::wxf:
      return "WXF";
    case Notation::iccs:
      return "ICCS";
    case Notation::uci:
      return "UCI";
    case Notation::chinese:
    case Notation::traditional:
      return "Chinese";
    default:
      return name(notation);
  }
}
constexpr std::optional<Notation> notation_named(std::string_view name) {
  if (name == "point") return Notation::points;
  for (std::size_t i = 0; i < notation_names.size(); ++i)
    if (notation_names[i] == name) return static_cast<Notation>(i);
  return std::nullopt;
}

}  // namespace mt::board
