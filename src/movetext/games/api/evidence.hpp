// What the texts of records show about the game they belong to, before any rules are asked.
#pragma once

namespace mt {

// It is of one record, or of several of a file together.
struct Evidence {
  bool letters = false;       // squares by letter (c3)
  bool numbers = false;       // squares by number (32) in moves
  bool move_letters = false;  // squares by letter in moves
  bool fen_numbers = false;   // squares by number in positions, which are for programs
  bool diagonal = false;      // moves along an oblique line (e45, fe4)
  int highest = 0;            // highest square number seen
  int widest = 0;             // highest column seen, a = 1
  int longest = 0;            // highest row seen
  int first_from = 0;  // square number that the first move of the first game starts from; 0: none, or a setup
  bool both_colours = false;  // squares by letter of both colours: all squares are in play
  bool two_points = false;    // a result gives two points for a game (2-0, 1-1)
  // Whether the game is one that is written by letter; what the moves are written in goes before the
  // positions.
  bool by_letter() const { return letters && !numbers && (move_letters || !fen_numbers); }
  // Whether there are squares to tell by.
  bool any() const { return letters || numbers || fen_numbers || diagonal; }
};

}  // namespace mt
