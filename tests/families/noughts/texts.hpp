// Moves and positions as text. A move is a drop sign and a square, "@c3"; the sign may be left out. A
// position has the rows from the top with "x" and "o", numbers for empty squares, and the side to move after
// a blank: "5/5/2x2/5/5 o".
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/text/move_shape.hpp"
#include "noughts/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::noughts {

extern const text::MoveShapes move_shapes;

struct MoveText {
  Move move;
  bool signless = false;
};

// Returns false if the text cannot be a move in any position.
bool read_move_text(std::string_view text, MoveText& out);
// Returns whether the word is a move with its sign, "@c3". Names and passwords do not have this form.
bool is_move_word(std::string_view word);
void write_move(Move move, std::string& out);
std::string move_text(Move move);

// On an error returns false and describes it in `notes`.
bool parse_position(const Rules& rules, std::string_view text, Position& out, std::vector<Diagnostic>& notes);
void write_position(const Position& position, std::string& out);

}  // namespace mt::noughts
