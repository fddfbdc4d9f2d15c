// A second, slow generator of legal moves: a board of characters and the capture rules as a player reads
// them. It shares only the rule rows with the real generator, so that the two can be compared.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <set>
#include <string>
#include <vector>

namespace mt::draughts::test {

// 'w', 'b' men; 'W', 'B' kings; '.' empty; ' ' no square. Index y * width + x.
struct Diagram {
  Rules rules;
  std::string cells;
  Colour to_move = Colour::white;

  explicit Diagram(const Rules& r);
  char& at(int x, int y) { return cells[static_cast<unsigned>(y * rules.shape.width + x)]; }
  char at(int x, int y) const {
    return rules.shape.playable({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)})
               ? cells[static_cast<unsigned>(y * rules.shape.width + x)]
               : ' ';
  }
};

// Squares as indices of Diagram::cells.
struct BookMove {
  int from;
  int to;
  std::set<int> taken;
  bool crowns;
  friend auto operator<=>(const BookMove&, const BookMove&) = default;
};

struct BookMoves {
  std::set<BookMove> legal;         // as the rules require
  std::set<BookMove> all_captures;  // before the priority rule
};

// Ignores the Frisian limit of king moves.
BookMoves moves_by_the_book(const Diagram& diagram);
Diagram play_by_the_book(const Diagram& diagram, const BookMove& move);

}  // namespace mt::draughts::test
