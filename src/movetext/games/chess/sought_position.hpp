// A position to search for in records. Only the fields that its text has are compared.
//
//   SoughtPosition sought;
//   if (!read_sought(rows::chess, "4k3/8/8/8/8/8/8/4K2R w", sought, notes)) show(notes.back());
//   if (is_sought(position, sought)) take(record);
#pragma once
#include "movetext/games/chess/position_text.hpp"

#include <string_view>
#include <vector>

namespace mt::chess {

struct SoughtPosition {
  Position position{};
  // Each of the next members is true if the text has the field.
  bool mover = false;
  bool rights = false;
  bool en_passant = false;
  bool clock = false;
  bool number = false;
};

// Reads the text of any position, or a FEN that stops after any of its fields. Returns false if the text
// cannot be read; the last entry of `notes` has the reason.
bool read_sought(const Rules& rules, std::string_view text, SoughtPosition& out, PositionNotes& notes);

bool is_sought(const Position& position, const SoughtPosition& sought);
// Returns positions with all sides to move, castling rights and en passant squares that sought positions can
// have, and perhaps with others. Returns an empty list if there are too many.
std::vector<Position> sought_positions(const SoughtPosition& sought);

}  // namespace mt::chess
