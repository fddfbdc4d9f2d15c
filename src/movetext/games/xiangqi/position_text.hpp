// Reads and writes positions as FEN with the letters of all its dialects.
//
//   rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/xiangqi/position.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xiangqi {

// The letters of elephants and horses: B and N as engines write them, or E and H as players write them.
enum class FenLetters : std::uint8_t { uci, wxf };

Position start_position();

// Reads a FEN. It also accepts:
//   - A or G for advisors, B, E or M for elephants, N or H for horses
//   - r for Red to move
//   - a position without the fields after the men (default: Red to move, counters 0 and 1)
//   - "startpos"
// Returns false and adds the fault to `notes` if the position is refused.
bool parse_position(std::string_view text, Position& out, std::vector<Diagnostic>& notes);
void write_fen(const Position& position, FenLetters letters, std::string& out);

// A position to search for, also on the mirrored board. `mover` is true if the text names the side to move;
// only then the side to move is compared.
struct SoughtPosition {
  std::array<Position, 2> images{};
  bool mover = false;
};
bool read_sought(std::string_view text, SoughtPosition& out, std::vector<Diagnostic>& notes);
bool is_sought(const Position& position, const SoughtPosition& sought);

}  // namespace mt::xiangqi
